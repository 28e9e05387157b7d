import { readFileSync } from 'node:fs'

/** Errors that are put into the core on purpose, and the tests that should notice. */

export interface Mutant {
  readonly error: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** What should notice: test files, and where they try every topic the one that is wrong. */
  readonly tests: readonly string[]
  readonly topic?: string
}

export const LAWS = 'packages/core/test/laws/'
const PLANTED = 'packages/core/test/laws/planted-faults.test.ts'
const NEAR_REPEATS = 'packages/core/test/near-repeats.test.ts'
const GOLDENS = 'packages/core/test/goldens.test.ts'

export const mutants: readonly Mutant[] = [
  {
    error: 'a sign in the difference of fractions',
    file: 'number/ratio.ts',
    from: 'new Ratio(-n + 0, d)',
    to: 'new Ratio(n + 0, d)',
    tests: ['packages/core/test/number.test.ts'],
  },
  {
    error: 'a half is rounded down',
    file: 'number/ratio.ts',
    from: '2 * rest >= this.d',
    to: '2 * rest > this.d',
    tests: ['packages/core/test/number.test.ts'],
  },
  {
    error: 'one dog, 1 dogs',
    file: 'language/say.ts',
    from: 'if (Math.abs(amount.n) === amount.d) return one',
    to: 'if (Math.abs(amount.n) === amount.d) return many',
    tests: [GOLDENS],
  },
  {
    error: 'the gender of a Spanish article',
    file: 'language/say.ts',
    from: "return feminine ? 'una ' : 'un '",
    to: "return feminine ? 'un ' : 'una '",
    tests: [GOLDENS],
  },
  {
    error: 'seventy is written for sixty',
    file: 'language/number-words.ts',
    from: 'fifty sixty seventy',
    to: 'fifty seventy sixty',
    tests: ['packages/core/test/number-words.test.ts'],
  },
  {
    error: 'the hour hand stands still between the hours',
    file: 'figure/clock.ts',
    from: '(hour % 12) * 30 + minute / 2',
    to: '(hour % 12) * 30',
    tests: ['packages/core/test/figures-early.test.ts', 'packages/render-pdf/test/reference.test.ts'],
  },
  {
    error: 'the remainder of a division is lost',
    file: 'topics/4/long-division-one-digit-divisor/parts.ts',
    from: 'dividend: divisor * quotient + rest }',
    to: 'dividend: divisor * quotient }',
    tests: [LAWS],
    topic: 'long-division-one-digit-divisor',
  },
  {
    error: 'the constant of e^x at 0 is forgotten',
    file: 'topics/calculus/definite-integrals-ftc/easy.ts',
    from: 'm`${k}e^${to} + ${p * to * to - k}`',
    to: 'm`${k}e^${to} + ${p * to * to}`',
    tests: [LAWS],
    topic: 'definite-integrals-ftc',
  },
  {
    error: 'no fixed option is ever refused',
    file: 'topic.ts',
    from: "typeof value === 'string' && Object.hasOwn(all, value)",
    to: 'value === null',
    tests: ['packages/core/test/solution-letter.test.ts'],
  },
  {
    error: 'choices without the right answer',
    file: 'draw.ts',
    from: 'choices.splice(place ?? random.int(0, wrong.length), 0, answer)',
    to: 'choices.splice(place ?? random.int(0, wrong.length), 0)',
    tests: [LAWS],
    topic: 'area-triangles-quadrilaterals',
  },
  {
    error: 'a problem is asked twice',
    file: 'same.ts',
    from: 'if (a === b) return true',
    to: 'if (a === b) return false',
    tests: [LAWS],
    topic: 'tens-and-ones',
  },
  {
    error: 'an exponent 1 is printed',
    file: 'math/present.ts',
    from: 'return isOne(expr.exponent) ? this.at(expr.base, Strength.base) : this.#power(expr)',
    to: 'return this.#power(expr)',
    tests: ['packages/core/test/present.test.ts'],
  },
  {
    error: 'a decimal loses a place in its column',
    file: 'show/column.ts',
    from: "return { text: String(Math.abs(value.times(10 ** places).n)).padStart(places + 1, '0'), places }",
    to: "return { text: String(Math.abs(value.times(10 ** places).n)).padStart(places + 1, '0'), places: places + 1 }",
    tests: [GOLDENS, 'packages/render-html/test/html.test.ts'],
  },
  {
    error: 'x and y of a drawn label are swapped',
    file: 'figure/pen.ts',
    from: "({ kind: 'label', x: at[0], y: at[1],",
    to: "({ kind: 'label', x: at[1], y: at[0],",
    tests: ['packages/core/test/figures-late.test.ts'],
  },
  {
    error: 'a repeating decimal loses its period',
    file: 'number/decimal.ts',
    from: 'period: digits.slice(from),',
    to: "period: '',",
    tests: ['packages/core/test/number.test.ts'],
  },
  {
    error: 'problem 2 depends on how many were asked for',
    file: 'random.ts',
    from: 'const turn = Math.imul(index + 1, 0x9e3779b1)',
    to: 'const turn = Math.imul(1, 0x9e3779b1)',
    tests: ['packages/core/test/worksheet.test.ts', LAWS],
    topic: 'integer-exponent-laws',
  },
  {
    error: 'a requirement that is not said is let pass',
    file: 'laws/requirement-said.ts',
    from: '!said[locale].test(problem.asks(locale))',
    to: 'said[locale].test(problem.asks(locale)) === null',
    tests: [PLANTED],
  },
  {
    error: 'words that ask for a form bind nobody',
    file: 'laws/requirement-said.ts',
    from: '(requires !== null && heldBy.includes(requires))',
    to: 'heldBy !== undefined',
    tests: [PLANTED],
  },
  {
    error: 'an equal form may be refused',
    file: 'laws/equal-forms.ts',
    from: 'find(form => !problem.accepts(form))',
    to: 'find(form => form === "")',
    tests: [PLANTED],
  },
  {
    error: 'levels that are equal count as different',
    file: 'laws/watched.ts',
    from: 'return Object.is(a, b) ? []',
    to: 'return !Object.is(a, b) ? []',
    tests: [PLANTED],
  },
  {
    error: 'a level may repeat an easier one',
    file: 'laws/levels.ts',
    from: 'again.length > mostOf(REPEATED, harder.length)',
    to: 'again.length > harder.length',
    tests: [PLANTED],
  },
  {
    error: 'a level may stay in the ranges of an easier one',
    file: 'laws/levels.ts',
    from: 'known.length > mostOf(1 - NEW, harder.length)',
    to: 'known.length > harder.length',
    tests: [PLANTED],
  },
  {
    error: 'a match may be printed in order',
    file: 'laws/draws-serve-their-purpose.ts',
    from: 'String.fromCharCode(65 + i)',
    to: 'String.fromCharCode(66 + i)',
    tests: [PLANTED],
  },
  {
    error: 'a mistake may lead to the right answer',
    file: 'topic.ts',
    from: 'isSame(type.value(mistake), this.answer.value)',
    to: 'isSame(type.value(mistake), null)',
    tests: [PLANTED],
  },
  {
    error: 'the right choice may be the only negative one',
    file: 'laws/draws-serve-their-purpose.ts',
    from: "text.startsWith('-')",
    to: "text.startsWith('+')",
    tests: [PLANTED],
  },
  {
    error: 'all answers of a form may be alike',
    file: 'laws/draws-serve-their-purpose.ts',
    from: 'new Set(next).size === 1',
    to: 'new Set(next).size === 0',
    tests: [PLANTED],
  },
  {
    error: 'a condition may be stated in vain',
    file: 'laws/instruction-applies.ts',
    from: '!stated.some(problem => applies(problem, locale))',
    to: 'stated.length === 0',
    tests: [PLANTED],
  },
  {
    error: 'the instruction may be said again in the prompt',
    file: 'laws/instruction-applies.ts',
    from: 'if (verb !== null && verb === then)',
    to: 'if (verb !== null && verb !== verb)',
    tests: [PLANTED],
  },
  {
    error: 'the parts of an answer may be nameless',
    file: 'laws/parts-are-named.ts',
    from: 'parts.every(part => ',
    to: 'parts.some(part => part.length > 0 || ',
    tests: [PLANTED],
  },
  {
    error: 'thousands may be listed by commas',
    file: 'laws/parts-are-named.ts',
    from: 'find(line => line.split(/[;.?]\\s/).some(piece => isUnclear(piece)))',
    to: "find(line => line === '')",
    tests: [PLANTED],
  },
  {
    error: 'a problem may go without a solution',
    file: 'laws/solution-in-both-languages.ts',
    from: "solution ? null : 'there is none'",
    to: 'solution ? null : null',
    tests: [PLANTED],
  },
  {
    error: 'a solution may work otherwise in Spanish',
    file: 'laws/solution-in-both-languages.ts',
    from: 'maths.join() !== matematicas.join()',
    to: 'maths.length !== matematicas.length',
    tests: [PLANTED],
  },
  {
    error: 'a solution may have one step',
    file: 'laws/solution-steps.ts',
    from: 'const FEWEST = 2',
    to: 'const FEWEST = 1',
    tests: [PLANTED],
  },
  {
    error: 'a solution may copy the problem',
    file: 'laws/solution-steps.ts',
    from: 'work === prompt',
    to: 'work === prompt + prompt',
    tests: [PLANTED],
  },
  {
    error: 'a solution may end anywhere',
    file: 'laws/solution-answer.ts',
    from: 'parts.some(of => stands(of, atEnd))',
    to: 'parts.some(of => stands(of, anywhere))',
    tests: [PLANTED],
  },
  {
    error: 'a line of a solution may be false',
    file: 'laws/statement-truth.ts',
    from: 'inOrder(sign, isNear ? 0 : one - other)',
    to: 'inOrder(sign, 0)',
    tests: [PLANTED],
  },
  {
    error: 'an equation need not hold for the solution',
    file: 'laws/solution-truth.ts',
    from: 'verdict !== false)',
    to: 'verdict !== undefined)',
    tests: [PLANTED],
  },
  {
    error: 'a rewritten expression may have another value',
    file: 'laws/solution-keeps-value.ts',
    from: '> 1e-7 *',
    to: '> 1e7 *',
    tests: [PLANTED],
  },
  {
    error: 'letters before grade 6',
    file: 'laws/solution-grade.ts',
    from: '/^[a-z]$/.test(of.name)',
    to: '/^[A-Z]$/.test(of.name)',
    tests: [PLANTED],
  },
  {
    error: 'negative numbers before grade 6',
    file: 'laws/solution-grade.ts',
    from: "of.kind === 'number' && of.n < 0",
    to: "of.kind === 'number' && of.n < -1e9",
    tests: [PLANTED],
  },
  {
    error: '× in algebra',
    file: 'laws/solution-grade.ts',
    from: "isOfHighSchool(topic) ? '×'",
    to: "isOfHighSchool(topic) ? '÷'",
    tests: [PLANTED],
  },
  {
    error: 'a step may say nothing',
    file: 'laws/solution-says.ts',
    from: '!patternOf(reason, locale).test(text)',
    to: 'text === null',
    tests: [PLANTED],
  },
  {
    error: 'a sheet may ask what is made of the numbers of another',
    file: 'laws/near-repeats.ts',
    from: 'before.some(other => other.numbers === numbers)',
    to: 'before.some(other => other.numbers === `${numbers}!`)',
    tests: [NEAR_REPEATS],
  },
  {
    error: 'a sheet may begin with one form',
    file: 'laws/near-repeats.ts',
    from: 'const FIRST = 6',
    to: 'const FIRST = 1',
    tests: [NEAR_REPEATS],
  },
  {
    error: 'a line of a solution may come twice',
    file: 'laws/solution-steps.ts',
    from: 'works.indexOf(work) < i',
    to: 'works.indexOf(work) < 0',
    tests: [PLANTED],
  },
]

/** A sheet is drawn so that it keeps these, whatever the topic: only their own code can be broken, above. */
const KEPT_BY_THE_DRAWER: readonly string[] = [
  'near-repeats are avoided while others are left',
  'the first six problems show as many forms as they can',
]

/** Each law in turn sees nothing. */
export function blindLaws(): readonly Mutant[] {
  const file = 'laws/index.ts'
  const source = readFileSync(new URL(`../packages/core/src/${file}`, import.meta.url), 'utf8')
  return [...source.matchAll(/^ {4}'(.+)': \w+,$/gm)].flatMap(([line, law = '']) =>
    KEPT_BY_THE_DRAWER.includes(law)
      ? []
      : [{ error: `no look at: ${law}`, file, from: line, to: `    '${law}': () => null,`, tests: [PLANTED] }],
  )
}
