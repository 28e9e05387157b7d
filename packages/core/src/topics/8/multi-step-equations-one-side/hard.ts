import {
  both,
  bracketed,
  equation,
  exact,
  explainedBy,
  failed,
  findMistake,
  gcd,
  isTrue,
  join,
  line,
  m,
  minus,
  prose,
  type Random,
  Ratio,
  role,
  solution,
  times,
  tupleOf,
  type Work,
} from '../../../author.ts'
import { solveForX, solves } from '../../kit/equations/equation-in-x.ts'
import { asFraction, group, type OneSide, oneSide, ones, sideOf, x, xs } from '../../kit/equations/parts.ts'
import { withSolution } from '../../kit/equations/solved-work.ts'
import { ended } from '../../kit/stories/endings.ts'
import { conditions, drawConsecutive, numbersOf, partsOf, smallest, toldOf } from './consecutive.ts'
import { inDollars } from './equal-prices.ts'
import { drawDecimals, drawFractions, drawTwoGroups } from './kinds.ts'
import type { Form } from './levels.ts'
import { rootOf } from './not-equivalent.ts'
import { solved } from './steps.ts'
import { type TwoKinds, twoKinds } from './two-kinds.ts'
import { anyEquation, worked, workedLine } from './worked.ts'

const bare = (form: Form, draw: (random: Random) => OneSide) =>
  form({
    levels: ['hard'],
    instruction: solveForX,
    lines: 6,
    draw,
    answer: solution('x'),
    solve: ({ x: value, show }) => show(value),
    ask: ({ equation: of }) => both(of),
    solution: solved,
    check: solves,
  })

/** (n/d)x + (k/e)x + c = r, and the number that clears the bars. */
interface Barred {
  readonly n: number
  readonly d: number
  readonly k: number
  readonly e: number
  readonly c: number
  readonly x: number
}
const DENOMINATORS = [
  [2, 3],
  [3, 4],
  [4, 6],
  [2, 5],
  [3, 6],
  [3, 2],
  [4, 3],
  [6, 4],
] as const
const ofBarred = ({ n, d, k, e, c, x: value }: Barred) =>
  oneSide([xs(Ratio.of(n, d)), xs(Ratio.of(k, e)), ones(c)], value)
const commonOf = ({ d, e }: Pick<Barred, 'd' | 'e'>) => {
  const larger = Math.max(d, e)
  return larger % Math.min(d, e) === 0 ? larger : d === 4 || e === 4 ? 12 : d * e
}
function barredWork(
  of: Barred,
  {
    c,
    r,
    sign = 1,
    isUndone = true,
  }: { readonly c?: number; readonly r?: number; readonly sign?: number; readonly isUndone?: boolean } = {},
): Work {
  const given = ofBarred(of)
  const common = commonOf(of)
  const [a, b] = [(of.n * common) / of.d, (of.k * common) / of.e]
  const [constant, right] = [c ?? of.c * common, r ?? given.right.n * common]
  const coefficient = a + sign * b
  const left = isUndone ? right - constant : right + constant
  return [
    given.equation,
    equation(sideOf([xs(a), xs(b), ones(constant)], asFraction), right),
    equation(sideOf([xs(coefficient), ones(constant)], asFraction), right),
    equation(sideOf([xs(coefficient)], asFraction), left),
    equation(x, Ratio.of(left, coefficient)),
  ]
}

interface Unknown {
  readonly p: number
  readonly q: number
  readonly x: number
  readonly k: number
}
const ofUnknown = ({ p, q, x: value, k }: Unknown) => {
  const right = p * (value + k) - q * value
  return { right, given: equation(minus(join(p, bracketed(m`x + k`)), m`${q}x`), right) }
}

interface Mixed {
  readonly story: TwoKinds
  readonly first: number
  readonly second: number
  readonly all: number
  readonly x: number
}
const totalOf = ({ first, second, all, x: value }: Mixed) => first * value + second * (all - value)
const ofMixed = (of: Mixed): OneSide => {
  const { first, second, all, x: value } = of
  return oneSide([xs(first), { ...group(second, -1, all), numberFirst: true }], value)
}

export const hardForms = (form: Form) => ({
  fractions: bare(form, drawFractions),
  twoGroups: bare(form, drawTwoGroups),
  decimals: bare(form, drawDecimals),

  mistakeInClearing: form(
    withSolution(
      findMistake({
        levels: ['hard'],
        lines: 4,
        draw: (random: Random): Barred => {
          const [d, e] = random.evenly(DENOMINATORS)
          const common = commonOf({ d, e })
          return random.until(
            () => {
              const n = d === 2 ? 1 : random.coprimeTo(d)
              const k = (e === 2 ? 1 : random.coprimeTo(e)) * random.sign()
              // The right side is whole.
              const least = common / gcd((n * common) / d + (k * common) / e, common)
              const most = Math.max(1, Math.floor(15 / least))
              const c = random.int(2, 9) * random.sign()
              return { d, e, n, k, c, x: least * random.int(1, most) * random.sign() }
            },
            ({ n, k, c, x: value }) => {
              const [a, b] = [(n * common) / d, (k * common) / e]
              const right = ((a + b) * value) / common + c
              return (
                Math.abs(a + b) > 1 &&
                a !== b &&
                Math.abs(value) > 1 &&
                Math.abs(right) <= 20 &&
                ![0, c, -c, c * common, c / common].includes(right)
              )
            },
          )
        },
        work: of => barredWork(of),
        steps: of => solved(ofBarred(of)),
        mistakes: {
          numberLeft: {
            says: of => ({
              en: line`${of.c} was not multiplied by ${commonOf(of)}`,
              es: line`no se multiplicó ${of.c} por ${commonOf(of)}`,
            }),
            work: of => barredWork(of, { c: of.c }),
          },
          rightSideLeft: {
            says: of => ({
              en: line`the right side was not multiplied by ${commonOf(of)}`,
              es: line`no se multiplicó el lado derecho por ${commonOf(of)}`,
            }),
            work: of => barredWork(of, { r: ofBarred(of).right.n }),
          },
          termsCombined: {
            says: of => {
              const common = commonOf(of)
              const [a, b] = [(of.n * common) / of.d, (of.k * common) / of.e]
              return {
                en: line`${sideOf([xs(a), xs(b)], asFraction)} is ${sideOf([xs(a + b)], asFraction)}, not ${sideOf([xs(a - b)], asFraction)}`,
                es: line`${sideOf([xs(a), xs(b)], asFraction)} es ${sideOf([xs(a + b)], asFraction)}, no ${sideOf([xs(a - b)], asFraction)}`,
              }
            },
            work: of => barredWork(of, { sign: -1 }),
          },
          notUndone: {
            says: of => {
              const number = of.c * commonOf(of)
              return number < 0
                ? {
                    en: line`${-number} must be added to both sides, not subtracted`,
                    es: line`hay que sumar ${-number} a ambos lados, no restarlo`,
                  }
                : {
                    en: line`${number} must be subtracted from both sides, not added`,
                    es: line`hay que restar ${number} de ambos lados, no sumarlo`,
                  }
            },
            work: of => barredWork(of, { isUndone: false }),
          },
        },
        follows: (before, after) => after.kind === 'relation' && isTrue(before, { x: rootOf(after) }),
      }),
      (of: Barred) => barredWork(of),
    ),
  ),

  consecutive: form({
    levels: ['hard'],
    kind: 'story',
    draw: drawConsecutive,
    answer: worked,
    solve: of => {
      const [a, b, c] = numbersOf(of)
      return { equation: oneSide(partsOf(of), a).equation, x: a, asked: [b, c] }
    },
    ask: of => {
      const { says, sort } = toldOf(of)
      return {
        en: [
          { kind: 'paragraph', content: [`Find ${sort.en} with this property:`] },
          says.en,
          {
            kind: 'paragraph',
            content: ['Let ', x, ' be ', ...smallest.en, '. Write an equation and find the three numbers.'],
          },
        ],
        es: [
          { kind: 'paragraph', content: [`Halla ${sort.es} con esta propiedad:`] },
          says.es,
          {
            kind: 'paragraph',
            content: ['Sea ', x, ' ', ...smallest.es, '. Escribe una ecuación y halla los tres números.'],
          },
        ],
      }
    },
    key: of => {
      const [a, b, c] = numbersOf(of)
      return {
        en: { kind: 'paragraph', content: [...line`The numbers are ${a}, ${b}, and ${c}. `, anyEquation.en] },
        es: { kind: 'paragraph', content: [...line`Los números son ${a}, ${b} y ${c}. `, anyEquation.es] },
      }
    },
    solution: of => {
      const [a, b, c] = numbersOf(of)
      const set = oneSide(partsOf(of), a)
      const { s } = of.sort
      const means = of.condition.means(of.p, of.q, s)
      return [
        explainedBy(set.equation, {
          en: [...line`The numbers are ${x}, ${m`x + ${s}`}, and ${m`x + ${2 * s}`}; `, ...means.en],
          es: [...line`Los números son ${x}, ${m`x + ${s}`} y ${m`x + ${2 * s}`}; `, ...means.es],
        }),
        ...solved(set),
        ended(
          both({ kind: 'paragraph', content: workedLine({ equation: set.equation, x: a, asked: [b, c] }) }),
          line`The numbers are ${a}, ${b}, and ${c}.`,
          line`Los números son ${a}, ${b} y ${c}.`,
        ),
      ]
    },
    // Puts the three numbers into the sentence.
    check(printed, { equation: of, x: first, asked }) {
      const { name } = printed.terms('role').find(one => one.name.startsWith('p ')) ?? failed('The condition is told')
      const condition = conditions[Number(name.slice(2))]
      const [b, c] = tupleOf(asked, 2)
      const [p, q] = [
        printed.role(name).n,
        printed.terms('role').some(one => one.name === 'q') ? printed.role('q').n : 1,
      ]
      const isOdd = /odd|impares/.test(printed.text)
      const isEven = /even|pares/.test(printed.text) && !isOdd
      const step = isOdd || isEven ? 2 : 1
      return (
        condition !== undefined &&
        c - b === step &&
        b - first === step &&
        (step === 1 || Math.abs(first % 2) === (isOdd ? 1 : 0)) &&
        printed.role('result').equals(condition.right(p, q, [first, b, c])) &&
        isTrue(of, { x: Ratio.of(first) })
      )
    },
  }),

  twoKinds: form({
    levels: ['hard'],
    kind: 'story',
    draw: (random: Random): Mixed => {
      const story = random.evenly(twoKinds)
      return random.until(
        () => {
          const all = random.int(...story.all)
          return {
            story,
            first: random.int(...story.first),
            second: random.int(...story.second),
            all,
            x: random.int(Math.ceil(all * 0.2), Math.floor(all * 0.8)),
          }
        },
        ({ first, second, all, x: value }) =>
          first > second &&
          all !== 2 * value &&
          ![first, second].includes(value) &&
          ![first, second].includes(all - value),
      )
    },
    answer: worked,
    solve: of => ({ equation: ofMixed(of).equation, x: of.x, asked: [of.all - of.x] }),
    ask: of => {
      const { story, first, second, all } = of
      const told = story.says(
        role('first', inDollars(story.isMoney, first)),
        role('second', inDollars(story.isMoney, second)),
        role('all', all),
        role('total', inDollars(story.isMoney, totalOf(of))),
      )
      return {
        en: [
          told.en,
          {
            kind: 'paragraph',
            content: [
              'Let ',
              x,
              ' be ',
              ...story.letIs.en,
              '. Write an equation in ',
              x,
              ' and solve it. ',
              ...story.asks.en,
            ],
          },
        ],
        es: [
          told.es,
          {
            kind: 'paragraph',
            content: [
              'Sea ',
              x,
              ' ',
              ...story.letIs.es,
              '. Escribe una ecuación en ',
              x,
              ' y resuélvela. ',
              ...story.asks.es,
            ],
          },
        ],
      }
    },
    key: ({ story, all, x: value }) => {
      const { en, es } = story.ends(value, all - value)
      return {
        en: { kind: 'paragraph', content: [...en, ` ${anyEquation.en}`] },
        es: { kind: 'paragraph', content: [...es, ` ${anyEquation.es}`] },
      }
    },
    solution: of => {
      const { story, all, x: value } = of
      const set = ofMixed(of)
      const { en, es } = story.ends(value, all - value)
      return [
        explainedBy(set.equation, {
          en: [
            'With ',
            x,
            ` ${story.kinds[0].en} there are `,
            m`${all} - x`,
            ` ${story.kinds[1].en}. Multiply each number by its ${story.worth.en} and add.`,
          ],
          es: [
            'Si hay ',
            x,
            ` ${story.kinds[0].es}, hay `,
            m`${all} - x`,
            ` ${story.kinds[1].es}. Multiplica cada número por ${story.worth.es} y suma.`,
          ],
        }),
        ...solved(set),
        ended(equation(minus(all, value), all - value), en, es),
      ]
    },
    // Counts the value of both kinds.
    check(printed, { equation: of, x: value, asked }) {
      const [others] = tupleOf(asked, 1)
      return (
        printed.role('all').equals(value + others) &&
        printed.role('first').times(value).plus(printed.role('second').times(others)).equals(printed.role('total')) &&
        isTrue(of, { x: Ratio.of(value) })
      )
    },
  }),

  unknownInside: form({
    levels: ['hard'],
    draw: (random: Random): Unknown =>
      random.until(
        () => ({
          p: random.int(2, 7),
          q: random.int(2, 9),
          x: random.intExcept(-6, 9, 0, 1, -1),
          k: random.intExcept(-9, 9, 0, 1, -1),
        }),
        of =>
          of.p !== of.q &&
          of.k !== of.x &&
          of.x + of.k !== 0 &&
          ofUnknown(of).right !== 0 &&
          of.p !== of.k &&
          of.q !== of.k &&
          of.p * of.x !== of.q * of.x,
      ),
    answer: solution('k'),
    solve: ({ k }) => k,
    ask: of => {
      const { given } = ofUnknown(of)
      return {
        en: prose`The solution of ${given} is ${equation(x, of.x)}. What is the value of ${m`k`}?`,
        es: prose`La solución de ${given} es ${equation(x, of.x)}. ¿Cuál es el valor de ${m`k`}?`,
      }
    },
    solution: of => {
      const { p, q, x: value, k } = of
      const { right } = ofUnknown(of)
      const set = oneSide([{ ...group(p, 1, value), numberFirst: true }, ones(-q * value)], k, { letter: 'k' })
      return [
        explainedBy(
          equation(minus(join(p, bracketed(m`${value} + k`)), times(q, value < 0 ? bracketed(value) : value)), right),
          {
            en: line`The solution makes the equation true: substitute ${value} for ${x}.`,
            es: line`La solución hace verdadera la ecuación: sustituye ${x} por ${value}.`,
          },
        ),
        ...solved(set),
      ]
    },
    // Both letters replaced.
    check(printed, k) {
      const [given, told] = printed.all('relation')
      return given !== undefined && told !== undefined && isTrue(given, { x: exact(told.right), k: exact(k) })
    },
  }),
})
