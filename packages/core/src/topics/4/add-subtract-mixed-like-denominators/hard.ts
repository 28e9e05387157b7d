import {
  answerStep,
  type Both,
  blank,
  both,
  bracketed,
  count,
  type Expr,
  equation,
  evaluate,
  explained,
  explainedBy,
  type FormMaker,
  findMistake,
  gcd,
  type Inline,
  isTrue,
  line,
  minus,
  mixedNumberInLowestTerms,
  over,
  prose,
  type Random,
  role,
  type Step,
  statements,
  sum,
} from '../../../author.ts'
import { filled } from '../../kit/equations/filled.ts'
import { inLowestTerms } from '../../kit/fractions/fractions.ts'
import {
  asItStands,
  type Mixed,
  mixedShown,
  mixedSteps,
  ratioOf,
  resultOf,
  type Sign,
} from '../../kit/fractions/mixed.ts'
import { mixedQuantity } from '../../kit/fractions/mixed-quantity.ts'
import { asked, DENOMINATORS, drawRegrouping, isMixedResult, LOWEST, MISSING } from './draws.ts'
import { countsUp } from './easy.ts'
import type { levels } from './levels.ts'
import { type ThreeStory, threeStories } from './stories.ts'

/** Three numbers of one denominator: all added, or the last taken away. */
interface Three {
  readonly sign: Sign
  readonly a: Mixed
  readonly b: Mixed
  readonly c: Mixed
}
const resultOfThree = ({ sign, a, b, c }: Three): Mixed => resultOf(sign, resultOf('+', a, b), c)
const threeShown = ({ sign, a, b, c }: Three): Expr =>
  sign === '+'
    ? sum(asItStands(a), asItStands(b), asItStands(c))
    : minus(sum(asItStands(a), asItStands(b)), asItStands(c))

function drawThree(random: Random, sign: Sign): Three {
  const d = random.evenly(DENOMINATORS.filter(own => own > 4))
  const mixedNumber = (most: number): Mixed => ({ w: random.int(1, most), n: random.intExcept(1, d - 1, d / 2), d })
  return random.until(
    () => ({ sign, a: mixedNumber(6), b: mixedNumber(5), c: mixedNumber(4) }),
    three => {
      const { a, b, c } = three
      const first = resultOf('+', a, b)
      return (
        isMixedResult(resultOfThree(three)) &&
        a.n + b.n > d &&
        (sign === '+' ? first.n + c.n !== d : first.n < c.n) &&
        first.n > 0 &&
        new Set([a, b, c].map(({ w, n }) => `${w} ${n}`)).size === 3
      )
    },
  )
}

/** All wholes and all parts together, then the parts regrouped. */
function allAdded({ a, b, c }: Three): readonly Step[] {
  const { d } = a
  const [wholes, parts] = [a.w + b.w + c.w, a.n + b.n + c.n]
  const [made, rest] = [Math.floor(parts / d), parts % d]
  const result = { w: wholes + made, n: rest, d }
  const common = gcd(rest, d)
  return [
    explained(equation(sum(a.w, b.w, c.w), wholes), line`Add the whole numbers.`, line`Suma los números enteros.`),
    explained(
      equation(sum(over(a.n, d), over(b.n, d), over(c.n, d)), over(parts, d)),
      line`Add the fractions.`,
      line`Suma las fracciones.`,
    ),
    explained(
      equation(over(parts, d), sum(made, over(rest, d))),
      line`Regroup: each ${over(d, d)} makes 1 whole.`,
      line`Reagrupa: cada ${over(d, d)} forma 1 entero.`,
    ),
    explained(
      equation(sum(wholes, made, over(rest, d)), mixedShown(result)),
      common > 1
        ? line`Put everything together, and divide the numerator and the denominator of ${over(rest, d)} by ${common}.`
        : line`Put everything together.`,
      common > 1
        ? line`Junta todo y divide el numerador y el denominador de ${over(rest, d)} entre ${common}.`
        : line`Junta todo.`,
    ),
  ]
}
/** The sum, then the subtraction: of the sum, the fraction stays as it is added. */
function addedThenTaken({ a, b, c }: Three): readonly Step[] {
  const { d } = a
  const [wholes, parts] = [a.w + b.w, a.n + b.n]
  return [
    explained(
      statements(equation(sum(a.w, b.w), wholes), equation(sum(over(a.n, d), over(b.n, d)), over(parts, d))),
      line`Add first: the whole numbers, then the fractions.`,
      line`Suma primero: los números enteros y luego las fracciones.`,
    ),
    ...takenFrom({ w: wholes, n: parts, d }, c),
  ]
}
/** From wholes and parts that may be more than one whole: nothing needs to be opened. */
function takenFrom({ w, n, d }: Mixed, c: Mixed): readonly Step[] {
  const [wholes, parts] = [w - c.w, n - c.n]
  const result = { w: wholes + Math.floor(parts / d), n: parts % d, d }
  const common = gcd(result.n, d)
  return [
    explained(
      statements(equation(minus(w, c.w), wholes), equation(minus(over(n, d), over(c.n, d)), over(parts, d))),
      line`Then subtract the last number: the whole numbers, then the fractions.`,
      line`Luego resta el último número: los números enteros y luego las fracciones.`,
    ),
    explained(
      equation(sum(wholes, over(parts, d)), mixedShown(result)),
      common > 1
        ? line`Write the mixed number: divide the numerator and the denominator of ${over(result.n, d)} by ${common}.`
        : line`Write the whole number and the fraction together.`,
      common > 1
        ? line`Escribe el número mixto: divide el numerador y el denominador de ${over(result.n, d)} entre ${common}.`
        : line`Escribe juntos el número entero y la fracción.`,
    ),
  ]
}

/** Two amounts added, the parts regrouped where they pass 1 and not reduced: they are used again. */
function summed(
  [a, b]: readonly [Mixed, Mixed],
  written: 'regrouped' | 'as it stands',
  sentence: Both<readonly Inline[]>,
): readonly Step[] {
  const { d } = a
  const [wholes, parts] = [a.w + b.w, a.n + b.n]
  const added = explainedBy(
    statements(equation(sum(a.w, b.w), wholes), equation(sum(over(a.n, d), over(b.n, d)), over(parts, d))),
    sentence,
  )
  if (written === 'as it stands') return [added]
  if (parts < d)
    return [
      added,
      explained(
        equation(sum(wholes, over(parts, d)), asItStands({ w: wholes, n: parts, d })),
        line`Write the whole number and the fraction together.`,
        line`Escribe juntos el número entero y la fracción.`,
      ),
    ]
  return [
    added,
    explained(
      equation(sum(wholes, over(parts, d)), asItStands(resultOf('+', a, b))),
      line`Regroup ${over(d, d)} as 1 whole.`,
      line`Reagrupa ${over(d, d)} como 1 entero.`,
    ),
  ]
}

const KINDS = ['_ + b = c', 'c - _ = b', 'a + _ = c', '_ - b = a'] as const

/** a − b as it is worked out, with what a pupil gets in its lines. */
const workOf = (a: Mixed, b: Mixed, opened: Mixed, wholes: number, parts: number) =>
  [
    minus(asItStands(a), asItStands(b)),
    minus(bracketed(sum(opened.w, over(opened.n, a.d))), bracketed(sum(b.w, over(b.n, a.d)))),
    sum(wholes, over(parts, a.d)),
    mixedShown({ w: wholes + Math.floor(parts / a.d), n: parts % a.d, d: a.d }),
  ] as const
interface Taken {
  readonly a: Mixed
  readonly b: Mixed
}
const openedOf = ({ a }: Taken): Mixed => ({ w: a.w - 1, n: a.n + a.d, d: a.d })

const drawStory = (random: Random) => {
  const story: ThreeStory = random.evenly(threeStories)
  const d = random.pick(story.denominators)
  const mixedNumber = (least: number, most: number): Mixed => ({
    w: random.int(least, most),
    n: random.coprimeTo(d),
    d,
  })
  const isBoth = story.plan === 'take both'
  return random.until(
    () => ({
      story,
      a: mixedNumber(...story.wholes),
      b: isBoth ? mixedNumber(1, 4) : mixedNumber(...story.wholes),
      c: isBoth ? mixedNumber(1, 3) : mixedNumber(2, 5),
    }),
    ({ a, b, c }) => {
      const first = isBoth ? resultOf('−', a, b) : resultOf('+', a, b)
      const left = first.w > c.w ? resultOf('−', first, c) : null
      return (
        left !== null &&
        isMixedResult(left) &&
        (isBoth ? b.n + c.n !== d && (b.n + c.n) % d > a.n : a.n + b.n > d && first.n < c.n) &&
        new Set([a, b, c, left].map(({ w, n }) => `${w} ${n}`)).size === 4
      )
    },
  )
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  addThree: form({
    levels: ['hard'],
    instruction: LOWEST,
    draw: random => drawThree(random, '+'),
    answer: mixedNumberInLowestTerms,
    solve: three => mixedShown(resultOfThree(three)),
    ask: three => both(equation(threeShown(three), blank(3))),
    solution: allAdded,
    check: countsUp,
  }),

  addThenSubtract: form({
    levels: ['hard'],
    instruction: LOWEST,
    draw: random => drawThree(random, '−'),
    answer: mixedNumberInLowestTerms,
    solve: three => mixedShown(resultOfThree(three)),
    ask: three => both(equation(threeShown(three), blank(3))),
    solution: addedThenTaken,
    check: countsUp,
  }),

  missing: form({
    levels: ['hard'],
    share: 2,
    instruction: MISSING,
    draw(random) {
      const kind = random.evenly(KINDS)
      return { kind, ...drawRegrouping(random, 2, [kind === '_ - b = a' ? '+' : '−'], 14) }
    },
    answer: mixedNumberInLowestTerms,
    // Where the blank is a part, a is the whole and b the known part; where it is the whole, both are parts.
    solve: ({ sign, a, b }) => mixedShown(resultOf(sign, a, b)),
    ask({ kind, a, b }) {
      const [one, other, gap] = [asItStands(a), asItStands(b), blank(3)]
      return {
        '_ + b = c': both(equation(sum(gap, other), one)),
        'a + _ = c': both(equation(sum(other, gap), one)),
        'c - _ = b': both(equation(minus(one, gap), other)),
        '_ - b = a': both(equation(minus(gap, other), one)),
      }[kind]
    },
    solution({ kind, sign, a, b }) {
      const work = sign === '+' ? sum(asItStands(a), asItStands(b)) : minus(asItStands(a), asItStands(b))
      return [
        kind === '_ - b = a'
          ? explained(work, line`Put back what was subtracted: add.`, line`Devuelve lo que se restó: suma.`)
          : kind === 'c - _ = b'
            ? explained(
                work,
                line`The missing number and ${asItStands(b)} add up to ${asItStands(a)}: subtract.`,
                line`El número que falta y ${asItStands(b)} suman ${asItStands(a)}: resta.`,
              )
            : explained(
                work,
                line`Subtract the known addend from the sum.`,
                line`Resta de la suma el sumando conocido.`,
              ),
        ...mixedSteps(sign, a, b),
      ]
    },
    check: (printed, answer) => isTrue(filled(printed.one('relation'), answer)),
  }),

  twoStepStory: form({
    levels: ['hard'],
    kind: 'story',
    share: 2,
    lines: 4,
    instruction: LOWEST,
    draw: drawStory,
    answer: mixedQuantity,
    solve({ story, a, b, c }) {
      const first = resultOf(story.plan === 'take both' ? '−' : '+', a, b)
      return count(inLowestTerms(ratioOf(resultOf('−', first, c))), story.noun)
    },
    ask: ({ story, a, b, c }) =>
      asked(
        story.tell(
          role('first', count(mixedShown(a), story.noun)),
          role(story.plan === 'take both' ? 'taken' : 'added', count(mixedShown(b), story.noun)),
          role('last', count(mixedShown(c), story.noun)),
        ),
      ),
    solution({ story, a, b, c }, answer) {
      const isBoth = story.plan === 'take both'
      // A sum that is taken from is left with its parts above a whole: they are enough.
      const [left, right] = isBoth ? [a, resultOf('+', b, c)] : [{ w: a.w + b.w, n: a.n + b.n, d: a.d }, c]
      return [
        ...summed(
          isBoth ? [b, c] : [a, b],
          isBoth ? 'regrouped' : 'as it stands',
          isBoth
            ? {
                en: line`Find how much is taken away in all: add the whole numbers, then the fractions.`,
                es: line`Halla cuánto se quita en total: suma los números enteros y luego las fracciones.`,
              }
            : {
                en: line`Add the first two amounts: the whole numbers, then the fractions.`,
                es: line`Suma las dos primeras cantidades: los números enteros y luego las fracciones.`,
              },
        ),
        ...mixedSteps('−', left, right),
        answerStep(prose`${answer}`, story.ends(answer)),
      ]
    },
    check(printed, { amount }) {
      const takes = printed.terms('role').some(({ name }) => name === 'taken')
      const [first, last] = [printed.role('first'), printed.role('last')]
      // What is left and what is gone make what was there.
      return takes
        ? evaluate(amount).plus(last).plus(printed.role('taken')).equals(first)
        : evaluate(amount)
            .plus(last)
            .equals(first.plus(printed.role('added')))
    },
  }),

  findMistake: form(
    findMistake({
      levels: ['hard'],
      lines: 3,
      draw: (random): Taken =>
        random.until(
          () => drawRegrouping(random, 4, ['−']),
          ({ a, b }) => a.d !== 10 && a.w > b.w + 1,
        ),
      work({ a, b }) {
        const opened = openedOf({ a, b })
        return workOf(a, b, opened, opened.w - b.w, opened.n - b.n)
      },
      steps(facts) {
        const { a, b } = facts
        const opened = openedOf(facts)
        const [given, regrouped, parts, end] = workOf(a, b, opened, opened.w - b.w, opened.n - b.n)
        const common = gcd(opened.n - b.n, a.d)
        return [
          explained(
            equation(given, regrouped),
            line`Regroup 1 whole of ${asItStands(a)} as ${over(a.d, a.d)}.`,
            line`Reagrupa 1 entero de ${asItStands(a)} como ${over(a.d, a.d)}.`,
          ),
          explained(
            equation(regrouped, parts),
            line`Subtract the whole numbers, and subtract the fractions.`,
            line`Resta los números enteros y resta las fracciones.`,
          ),
          explained(
            equation(parts, end),
            common > 1
              ? line`Divide the numerator and the denominator of the fraction by ${common}.`
              : line`Write the whole number and the fraction together.`,
            common > 1
              ? line`Divide el numerador y el denominador de la fracción entre ${common}.`
              : line`Escribe juntos el número entero y la fracción.`,
          ),
        ]
      },
      mistakes: {
        tens: {
          says: ({ a }) => ({
            en: line`1 whole was regrouped as ${over(10, a.d)}, not as ${over(a.d, a.d)}`,
            es: line`se reagrupó 1 entero como ${over(10, a.d)}, no como ${over(a.d, a.d)}`,
          }),
          work({ a, b }) {
            const wrong = { w: a.w - 1, n: a.n + 10, d: a.d }
            return workOf(a, b, wrong, wrong.w - b.w, wrong.n - b.n)
          },
        },
        wholeKept: {
          says: ({ a }) => ({
            en: line`1 whole was regrouped, but ${a.w} was not made 1 less`,
            es: line`se reagrupó 1 entero, pero ${a.w} no se disminuyó en 1`,
          }),
          work({ a, b }) {
            const wrong = { w: a.w, n: a.n + a.d, d: a.d }
            return workOf(a, b, wrong, wrong.w - b.w, wrong.n - b.n)
          },
        },
        wholesAdded: {
          says: ({ a, b }) => ({
            en: line`the numerators ${a.n + a.d} and ${b.n} were added, not subtracted`,
            es: line`se sumaron los numeradores ${a.n + a.d} y ${b.n} en vez de restarse`,
          }),
          work({ a, b }) {
            const opened = openedOf({ a, b })
            return workOf(a, b, opened, opened.w - b.w, opened.n + b.n)
          },
        },
      },
      follows: (before, after) => evaluate(before).equals(evaluate(after)),
    }),
  ),
})
