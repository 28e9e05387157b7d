/**
 * Breaks the core on purpose, one error at a time, and says whether a test notices: npm run mutants
 * Works on the files in place and puts each back, so that it wants a checkout of its own.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

interface Mutant {
  readonly error: string
  readonly file: string
  readonly from: string
  readonly to: string
  /** What should notice: test files, and where they try every topic the one that is wrong. */
  readonly tests: readonly string[]
  readonly topic?: string
}

const LAWS = 'packages/core/test/every-topic.test.ts'
const GOLDENS = 'packages/core/test/goldens.test.ts'

const mutants: readonly Mutant[] = [
  {
    error: 'a sign in the difference of fractions',
    file: 'number/ratio.ts',
    from: 'this.n * d - n * this.d',
    to: 'this.n * d + n * this.d',
    tests: ['packages/core/test/number.test.ts'],
  },
  {
    error: 'a half is rounded down',
    file: 'number/ratio.ts',
    from: '(2 * Math.abs(n) + d) / (2 * d)',
    to: '(2 * Math.abs(n) + d - 1) / (2 * d)',
    tests: ['packages/core/test/number.test.ts'],
  },
  {
    error: 'one dog, 1 dogs',
    file: 'language/say.ts',
    from: 'if (size === amount.d) return one',
    to: 'if (size === amount.d) return many',
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
    file: 'topics/4/long-division-one-digit-divisor.ts',
    from: 'dividend: divisor * quotient + rest }',
    to: 'dividend: divisor * quotient }',
    tests: [LAWS],
    topic: 'long-division-one-digit-divisor',
  },
  {
    error: 'the constant of e^x at 0 is forgotten',
    file: 'topics/calculus/definite-integrals-ftc/easy.ts',
    from: 'm`${k}e^${to} + ${-k}`',
    to: 'm`${k}e^${to}`',
    tests: [LAWS],
    topic: 'definite-integrals-ftc',
  },
  {
    error: 'choices without the right answer',
    file: 'draw.ts',
    from: 'shuffle([draft.answer, ...draft.wrong])',
    to: 'shuffle([...draft.wrong])',
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
    error: 'the carry of a hidden digit: a decimal loses a place in its column',
    file: 'show/column.ts',
    from: "padStart(places + 1, '0'), places }\n}",
    to: "padStart(places + 1, '0'), places: places + 1 }\n}",
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
]

const isNoticed = ({ tests, topic }: Mutant) =>
  tests.some(test => {
    const { status } = spawnSync('npx', ['vitest', 'run', test, ...(topic && test === LAWS ? ['-t', topic] : [])], {
      env: { ...process.env, LAW_SEEDS: '25' },
    })
    return status !== 0
  })

let survivors = 0
for (const mutant of mutants) {
  const path = `packages/core/src/${mutant.file}`
  const source = readFileSync(path, 'utf8')
  if (source.split(mutant.from).length !== 2) throw new Error(`${path} does not hold once: ${mutant.from}`)
  writeFileSync(
    path,
    source.replace(mutant.from, () => mutant.to),
  )
  try {
    const caught = isNoticed(mutant)
    if (!caught) survivors++
    console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${mutant.error}`)
  } finally {
    writeFileSync(path, source)
  }
}
console.log(`${mutants.length - survivors} of ${mutants.length} caught`)
process.exitCode = survivors > 0 ? 1 : 0
