//! A network as a file: for each layer a scale and a bias for every number that comes out of it, as little-endian 32-bit
//! floating-point numbers, and then the weights in parts of these scales, a byte each.

use super::{Layer, Network};

/// What a file begins with.
const BEGIN: &[u8] = b"pagoda network 1\n";
/// The largest weight of those that lead to one number, in parts of its scale.
const LARGEST: f32 = 127.0;

impl Network {
    /// The network of a file; `None` if it holds anything else.
    pub fn read(file: &[u8]) -> Option<Self> {
        let mut left = file.strip_prefix(BEGIN)?;
        let network = Self { first: read(&mut left)?, second: read(&mut left)?, last: read(&mut left)? };
        (left.is_empty() && network.numbers().all(f32::is_finite)).then_some(network)
    }

    /// The network as a file. Weights are rounded, so that another network may be read from it.
    pub fn write(&self) -> Vec<u8> {
        let mut file = BEGIN.to_vec();
        write(&self.first, &mut file);
        write(&self.second, &mut file);
        write(&self.last, &mut file);
        file
    }
}

fn read<const IN: usize, const OUT: usize>(left: &mut &[u8]) -> Option<Layer<IN, OUT>> {
    let mut layer = Layer::ZERO;
    let mut scales = [0.0; OUT];
    for (scale, bias) in scales.iter_mut().zip(&mut layer.biases) {
        *scale = read_number(left)?;
        *bias = read_number(left)?;
    }
    for weights in &mut layer.weights {
        for (weight, scale) in weights.iter_mut().zip(scales) {
            let (part, rest) = left.split_first()?;
            *left = rest;
            *weight = f32::from(part.cast_signed()) * scale;
        }
    }
    Some(layer)
}

fn read_number(left: &mut &[u8]) -> Option<f32> {
    let (bytes, rest) = left.split_first_chunk()?;
    *left = rest;
    Some(f32::from_le_bytes(*bytes))
}

fn write<const IN: usize, const OUT: usize>(layer: &Layer<IN, OUT>, file: &mut Vec<u8>) {
    let largest = |out: usize| layer.weights.iter().map(|weights| weights[out].abs()).fold(0.0, f32::max);
    let scales: [f32; OUT] = std::array::from_fn(|out| largest(out) / LARGEST);
    for (scale, bias) in scales.iter().zip(layer.biases) {
        file.extend(scale.to_le_bytes());
        file.extend(bias.to_le_bytes());
    }
    for weights in &layer.weights {
        // Where all weights are zero so is the scale.
        let parts = weights.iter().zip(scales).map(|(weight, scale)| if scale > 0.0 { weight / scale } else { 0.0 });
        file.extend(parts.map(|part| (part.round() as i8).cast_unsigned()));
    }
}
