import { isEqual } from '../../math/equivalence.ts'
import type { Expr, Of } from '../../math/expr.ts'
import { isSameForm, termsOf } from '../../math/form.ts'
import { parse, readings } from '../../math/parse.ts'
import type { Asked, CheckedChoice } from '../check-answer.ts'
import { readNumber } from '../grade/number.ts'
import { itemsOf, withoutName, withTypedSigns } from '../grade/text.ts'
import { namesAnother } from './names.ts'
import { withDigits } from './number-words.ts'
import { shortened } from './printed.ts'
import { wordsOf } from './prompt.ts'
import { withSigns } from './spoken.ts'

/** Whether a text is the formula of a choice. */
export function saysFormula(asked: Asked, printed: string, text: string): boolean {
  if (HAS_BAR.test(printed) || (IN_BRACKETS.test(text) && readNumber(printed))) return isSameDecimal(printed, text)
  const [said, own] = [text, printed].map(formula => shortened(formula).replace(/°/g, ''))
  if (own !== '' && own === said) return true
  if (printed.startsWith('{')) return isSameSystem(printed.slice(1), text)
  const model = parse(printed)
  if (!model) return false
  const typed = printed.includes('□') ? withBoxes(text) : derivativeNames(withSigns(withDigits(text)))
  const matches = (input: string, of: Expr) =>
    readings(withTypedSigns(input, of)).some(reading => isSameForm(reading, of))
  if (matches(typed, model)) return true
  if (model.kind === 'relation' && SYMMETRIC.has(model.sign) && matches(typed, turned(model))) return true
  if (model.kind === 'relation' && model.sign === '=')
    return haveSameLeft(asked.choices, asked) && matches(typed, model.right)
  const bare = withoutName(typed)
  if (bare !== typed && !namesAnother(typed.split('=')[0] ?? '', asked.prompt) && matches(bare, model)) return true
  // 19 y 19 for 19 + 19.
  const items = itemsOf(text, /[,;]/).map(item => parse(item))
  return (
    model.kind === 'sum' &&
    items.length > 1 &&
    items.length === termsOf(model).length &&
    termsOf(model).every((term, i) => {
      const item = items[i]
      return item !== null && item !== undefined && isEqual(item, term)
    })
  )
}

/** A bar over the digits that repeat: 0.1(6) says the same. */
const HAS_BAR = /^-?\d*\.\d*(?:\d[\u0304\u0305])+$/
const IN_BRACKETS = /^-?\d*\.\d*\(\d+\)$/
function isSameDecimal(printed: string, text: string): boolean {
  const [own, typed] = [readNumber(printed), readNumber(text)]
  const [value, ...others] = typed?.values ?? []
  return (
    typed?.form === 'decimal' && value !== undefined && others.length === 0 && own?.values[0]?.equals(value) === true
  )
}

/** BC ≅ EC says what EC ≅ BC says. */
const SYMMETRIC: ReadonlySet<string> = new Set(['≅', '∼', '⊥', '∥'])
const turned = (relation: Of<'relation'>): Expr => ({ ...relation, left: relation.right, right: relation.left })

/** Two equations, apart by a semicolon, a comma or a word, in any order. */
function isSameSystem(printed: string, text: string): boolean {
  const equations = (of: string) => itemsOf(of.replace(/^\{|\}$/g, ''), /[;,\n]/).map(item => parse(item))
  const [own, typed] = [equations(printed), equations(text)]
  return (
    own.length === typed.length &&
    own.every(equation => typed.some(other => equation !== null && other !== null && isSameForm(other, equation)))
  )
}

/** x - 46 = 35 and ? - 46 = 35 for □ - 46 = 35. */
const withBoxes = (text: string) => text.replace(/[?☐▢]|_+|(?<!\p{L})\p{L}(?!\p{L})/gu, '□')

/** y' is dy/dx. */
const derivativeNames = (text: string) => text.replace(/^y ?['′](?= ?=)/, 'dy/dx')

function haveSameLeft(choices: readonly CheckedChoice[], { prompt }: Asked): boolean {
  const lefts = choices
    .map(({ content }) => parse(wordsOf(content, prompt.locale)))
    .map(of => (of?.kind === 'relation' ? JSON.stringify(of.left) : null))
  return lefts.length > 1 && lefts.every(left => left !== null && left === lefts[0])
}
