// A worker in which bots think. What is asked before the module is there waits for it.
import start, { answer } from "asset:bots.js";

const ready = start({ module_or_path: "asset:bots.wasm" });
onmessage = async ({ data }) => {
  await ready;
  try {
    answer(data, (message) => postMessage(message));
  } catch (error) {
    // Thrown where whoever has started the worker hears of it.
    setTimeout(() => {
      throw error;
    });
  }
};
