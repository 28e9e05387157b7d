import { isSameFormInOrder } from '../../math/form.ts'
import { parse } from '../../math/parse.ts'
import { withPlainSigns } from '../../math/tokens.ts'
import { BLANKS } from './blanks.ts'
import { agree, isArithmetic } from './chains.ts'
import { escaped, standsIn } from './printed.ts'
import type { Prompt } from './prompt.ts'
import { isPrintedNumber } from './units.ts'

/** 7 + 3 = 10 for what makes 10 with 7: a true equation of the prompt's numbers and one more. */
export function numberBetween(text: string, prompt: Prompt): string | null {
  const sides = withPlainSigns(text).split('=')
  const [left, right] = sides
  if (
    sides.length !== 2 ||
    (/[/÷]/.test(text) && !sides.every(side => side.includes('/'))) ||
    left === undefined ||
    right === undefined ||
    !sides.every(isArithmetic)
  )
    return null
  const printed = [prompt.text, ...prompt.figures.flat(), ...prompt.shown]
    .join(' ')
    .replace(/[₀-₉]/g, digit => ` ${'₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)} `)
  const strange = (text.match(/\d+(?:\.\d+)?/g) ?? []).filter(number => !standsIn(number, printed))
  const [number, ...more] = strange
  // 7 - 3 = 4 has the numbers of □ + 4 = 7 and solves another equation.
  if (text.includes('-') && !new RegExp(`^\\D*${escaped(number ?? '')}\\s*[-−]`).test(text)) return null
  return number !== undefined && more.length === 0 && agree(parse(left), parse(right), 0) ? number : null
}

/** 6, 11, 11, 15, 17 → 11: what is found in the numbers of the prompt, written in another order. */
export function foundInData(text: string, prompt: Prompt): string | null {
  const [, data, found] =
    /^(.+?)(?: ?(?:→|->|=>|≥|:) ?|,? (?:so|entonces) )(-?[\d.]+)$/su.exec(withPlainSigns(text)) ?? []
  const numbers = (of: string) => of.split(/,? |,/).sort().join(' ')
  return data !== undefined &&
    found !== undefined &&
    prompt.lines.some(line => {
      const [run] = /-?\d+(?:\.\d+)?(?:, ?-?\d+(?:\.\d+)?){2,}/.exec(line) ?? []
      return run !== undefined && numbers(run) === numbers(data)
    })
    ? found
    : null
}

/** 2(12) = 24 for the number that makes 2x = 24 true. */
export function isSubstituted(text: string, value: string, prompt: Prompt): boolean {
  const sides = withPlainSigns(text).split('=')
  const [left = '', right = ''] = sides
  if (sides.length !== 2 || !sides.every(isArithmetic) || !agree(parse(left), parse(right), 0)) return false
  const bare = (of: string) => of.replace(/[\s()*]/g, '')
  const filled = bare(prompt.text.replace(/(?<!\p{L})[a-z](?!\p{L})/gu, `(${value})`))
  const isWithin = (of: string) => standsIn(bare(withPlainSigns(text)), of)
  return isWithin(filled) && !isWithin(bare(prompt.text))
}

/** 2 and 4, "6 is 2 and 4": the two parts of a whole that the prompt prints, one of them too. */
export function partOfWhole(text: string, prompt: Prompt): string | null {
  const [, told, a = '', b = ''] = /^(?:(\d+) (?:is|es|son|=) )?(\d+) (?:and|y|con) (\d+)$/.exec(text.trim()) ?? []
  const whole = Number(a) + Number(b)
  const isShown = (number: string) => standsIn(number, [prompt.text, ...prompt.shown].join(' '))
  if (a === '' || !isShown(String(whole)) || (told !== undefined && Number(told) !== whole)) return null
  return isShown(a) === isShown(b) ? null : isShown(a) ? b : a
}

/** 6, 7, 8, 9 where it is asked to count on from 6: the last of numbers that follow each other. */
export function lastCounted(text: string, prompt: Prompt): string | null {
  const items = text.trim().split(/,? +|,/)
  const steps = items.slice(1).map((item, i) => Number(item) - Number(items[i]))
  const [step] = steps
  if (items.length < 3 || !items.every(item => /^\d+$/.test(item)) || (step !== 1 && step !== -1)) return null
  const start = [Number(items[0]), Number(items[0]) - step].some(number => isPrintedNumber(String(number), prompt))
  return start && steps.every(other => other === step) && /count|cuenta/.test(prompt.words)
    ? (items.at(-1) ?? null)
    : null
}

/** 5 > 2 where the greater number is asked for. */
export function comparedNumber(text: string, prompt: Prompt): string | null {
  const [, left, sign, right] = /^(-?\d[\d.,/]*) ?([<>]) ?(-?\d[\d.,/]*)$/.exec(withPlainSigns(text)) ?? []
  if (left === undefined || right === undefined) return null
  const [greater, less] = sign === '>' ? [left, right] : [right, left]
  if (!(Number(greater.replaceAll(',', '')) > Number(less.replaceAll(',', '')))) return null
  if (/greater|larger|more|mayor|\bmas\b/.test(prompt.words)) return greater
  return /less|smaller|fewer|menor|menos/.test(prompt.words) ? less : null
}

/** 10, 16, 22, 28, 34, 40 where the prompt prints 10, 16, 22, 28, …, or has places for some of them on a line: the items that it does not print. */
export function withoutRun(text: string, prompt: Prompt): string | null {
  const items = withPlainSigns(text)
    .replace(/,? ?(?:\.\.\.|…)$/, '')
    .split(/[,;] ?| (?=-?\d)/)
  const runs = [...prompt.figures, ...prompt.lines.flatMap(line => (/…|\.\.\.\s*$/.test(line) ? [begun(line)] : []))]
  for (const run of runs) {
    const isLonger = run.every(number => number !== null)
    const isRun = isLonger ? items.length > run.length : items.length === run.length
    if (run.length < 3 || !isRun || !run.every((number, i) => number === null || number === items[i])) continue
    return items.filter((_, i) => i >= run.length || run[i] === null).join('; ')
  }
  return null
}

const begun = (line: string): readonly string[] =>
  line
    .replace(/,? *(?:…|\.\.\.).*$/, '')
    .split(/, ?/)
    .map(number => number.trim())

/** Whether an input is the equation of the prompt with the right numbers in its blanks, its sides in any order, or the side that has all of them: 4 + 4 for 8 = ____ + ____. */
export function isFilledEquation(prompt: Prompt, values: readonly string[], text: string): boolean {
  const typed = parse(text)
  if (!typed) return false
  return prompt.lines.some(line => {
    const sides = line.split('=')
    if (line.split(BLANKS).length !== values.length + 1 || sides.length !== 2) return false
    let at = 0
    const [left, right] = sides.map(side =>
      parse(side.replace(new RegExp(BLANKS, 'g'), () => `(${values[at++] ?? ''})`)),
    )
    if (!left || !right) return false
    if (typed.kind === 'relation')
      return isSameFormInOrder(typed, { kind: 'relation', sign: '=', left, right }) && typed.sign === '='
    const full = sides.findIndex(side => side.split(BLANKS).length === values.length + 1)
    return values.length > 1 && full >= 0 && isSameFormInOrder(typed, full === 0 ? left : right)
  })
}
