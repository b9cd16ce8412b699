/** The forward pass of a policy and value network, in typed arrays: the twin of `valles.players.network.NumpyNetwork`. */

const EPSILON = 1e-5;
/** Rows that share one pass over the weights. */
const GROUP = 4;

/** The sizes of a network, and the part of a row that it knows. */
export interface NetworkShape {
  /** Units of a hidden layer. */
  width: number;
  blocks: number;
  /** Options and columns that the network was trained for. */
  options: number;
  columns: number;
  /** Options of a row today: they come first in it. */
  choices: number;
  /** The divisors of the columns. */
  divisors: number[];
}

export type Weights = ReadonlyMap<string, Int8Array | Float32Array>;

interface Linear {
  weight: Float32Array;
  bias: Float32Array;
}

export class Network {
  readonly #linears = new Map<string, Linear>();
  readonly #vectors = new Map<string, Float32Array>();
  readonly #input: Int8Array;
  readonly #inputScale: Float32Array;

  constructor(
    private readonly shape: NetworkShape,
    weights: Weights,
  ) {
    const { width, blocks, options, divisors } = shape;
    const vector = (name: string) => Float32Array.from(weights.get(name)!);
    this.#input = weights.get("input.weight") as Int8Array;
    this.#inputScale = vector("input.weight.scale");
    divisors.forEach((divisor, column) => (this.#inputScale[options + column]! /= divisor));
    const layers = Array.from({ length: blocks }, (_, block) => [`blocks.${block}.first`, `blocks.${block}.second`]);
    for (const name of [...layers.flat(), "policy", "value"]) {
      const scale = weights.get(`${name}.weight.scale`)!;
      const weight = vector(`${name}.weight`);
      for (let at = 0; at < weight.length; at++) weight[at]! *= scale[Math.floor(at / width)]!;
      this.#linears.set(name, { weight, bias: vector(`${name}.bias`) });
    }
    const norms = layers.map((_, block) => `blocks.${block}.norm`);
    for (const name of [...norms, "output_norm"]) {
      this.#vectors.set(`${name}.weight`, vector(`${name}.weight`));
      this.#vectors.set(`${name}.bias`, vector(`${name}.bias`));
    }
    this.#vectors.set("input.bias", vector("input.bias"));
  }

  /** Return the logits of all options for each row, then the value of each row. */
  forward(rows: Uint8Array, count: number): Float32Array {
    const { width, blocks, options } = this.shape;
    const result = new Float32Array(count * (options + 1));
    const length = rows.length / count;
    for (let first = 0; first < count; first += GROUP) {
      const size = Math.min(GROUP, count - first);
      // A group is always full, so that the loops have one form.
      const hidden = new Float32Array(GROUP * width);
      for (let row = 0; row < size; row++) {
        this.#enter(rows.subarray((first + row) * length, (first + row + 1) * length), hidden.subarray(row * width));
      }
      for (let block = 0; block < blocks; block++) {
        const inner = this.#linear(`blocks.${block}.first`, this.#norm(`blocks.${block}.norm`, hidden));
        const outer = this.#linear(`blocks.${block}.second`, gelu(inner));
        for (let at = 0; at < hidden.length; at++) hidden[at]! += outer[at]!;
      }
      const output = this.#norm("output_norm", gelu(hidden));
      const [policy, value] = [this.#linear("policy", output), this.#linear("value", output)];
      for (let row = 0; row < size; row++) {
        result.set(policy.subarray(row * options, (row + 1) * options), (first + row) * options);
        result[count * options + first + row] = value[row]!;
      }
    }
    return result;
  }

  /** Add the first layer of a row: of several thousand inputs only a few hundred are not zero. */
  #enter(row: Uint8Array, hidden: Float32Array): void {
    const { width, options, columns, choices } = this.shape;
    hidden.set(this.#vectors.get("input.bias")!);
    const add = (at: number, index: number) => {
      const factor = row[at]! * this.#inputScale[index]!;
      const start = index * width;
      for (let unit = 0; unit < width; unit++) hidden[unit]! += factor * this.#input[start + unit]!;
    };
    for (let at = 0; at < options; at++) if (row[at]) add(at, at);
    for (let at = choices; at < choices + columns; at++) if (row[at]) add(at, at - choices + options);
  }

  #linear(name: string, hidden: Float32Array): Float32Array {
    const { weight, bias } = this.#linears.get(name)!;
    const { width } = this.shape;
    const outputs = bias.length;
    const result = new Float32Array(GROUP * outputs);
    for (let out = 0; out < outputs; out++) {
      const start = out * width;
      let [one, two, three, four] = [0, 0, 0, 0];
      for (let at = 0; at < width; at++) {
        const factor = weight[start + at]!;
        one += factor * hidden[at]!;
        two += factor * hidden[at + width]!;
        three += factor * hidden[at + 2 * width]!;
        four += factor * hidden[at + 3 * width]!;
      }
      result[out] = one + bias[out]!;
      result[out + outputs] = two + bias[out]!;
      result[out + 2 * outputs] = three + bias[out]!;
      result[out + 3 * outputs] = four + bias[out]!;
    }
    return result;
  }

  #norm(name: string, hidden: Float32Array): Float32Array {
    const [weight, bias] = [this.#vectors.get(`${name}.weight`)!, this.#vectors.get(`${name}.bias`)!];
    const { width } = this.shape;
    const result = new Float32Array(hidden.length);
    for (let start = 0; start < hidden.length; start += width) {
      let mean = 0;
      for (let at = start; at < start + width; at++) mean += hidden[at]!;
      mean /= width;
      let variance = 0;
      for (let at = start; at < start + width; at++) variance += (hidden[at]! - mean) ** 2;
      const std = Math.sqrt(variance / width + EPSILON);
      for (let unit = 0; unit < width; unit++) {
        result[start + unit] = ((hidden[start + unit]! - mean) / std) * weight[unit]! + bias[unit]!;
      }
    }
    return result;
  }
}

/** The GELU activation, in its approximation by tanh. */
function gelu(hidden: Float32Array): Float32Array {
  return hidden.map((value) => 0.5 * value * (1 + Math.tanh(0.7978845608 * (value + 0.044715 * value ** 3))));
}
