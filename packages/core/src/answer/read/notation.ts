import { fromAsciiMath } from './ascii-math.ts'
import { fromLatex, isLatex } from './latex.ts'
import { fromMathml, isMathml } from './mathml.ts'

/** What was typed, pasted or written by a math field, in the project's own grammar. */
export function withoutNotation(typed: string): string {
  // Math fields write bars so in every notation, and with the next letter at once.
  const text = typed.replace(/\\[lr]vert/g, '|')
  const read = isMathml(text) ? fromMathml(text) : isLatex(text) ? fromLatex(text) : fromAsciiMath(text)
  // Math fields set the letter of a temperature as a word of its own.
  return read.replace(/(?<=\d)° (?=[CF]\s*$)/, '°')
}
