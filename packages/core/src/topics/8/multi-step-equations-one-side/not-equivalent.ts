import {
  type Both,
  both,
  bracketed,
  type Expr,
  equation,
  evaluate,
  explainedBy,
  expr,
  type Inline,
  itemOf,
  line,
  m,
  mapParts,
  type Of,
  prose,
  type Random,
  Ratio,
  relation,
  type Step,
  sentenceChoice,
  statements,
  substitute,
  tupleOf,
  writtenOut,
} from '../../../author.ts'
import {
  coefficientOf,
  constantOf,
  gathered,
  isGroup,
  type OneSide,
  ones,
  opened,
  type Part,
  sideOf,
  xs,
} from '../../kit/equations/parts.ts'
import { drawEasy, drawMedium } from './kinds.ts'
import type { Form } from './levels.ts'

type Words = Both<readonly Inline[]>
interface Line {
  readonly of: Expr
  readonly why: Words
}
interface Lines {
  readonly given: OneSide
  readonly right: readonly [Line, Line, Line]
  readonly wrong: Line
}

const make = ({ show }: OneSide, parts: readonly Part[], right: Ratio) => equation(sideOf(parts, show), show(right))
const isOnes = ({ of }: Part) => of === 'one'

/** Where a line is true. */
export function rootOf({ left, right }: Of<'relation'>): Ratio {
  const difference = (at: number) => evaluate(left, { x: at }).minus(evaluate(right, { x: at }))
  return difference(0).over(difference(0).minus(difference(1)))
}

function easyLines(given: OneSide, slip: (typeof EASY_SLIPS)[number]): Lines {
  const { parts, right } = given
  const plain = gathered(parts)
  const [a, b] = [coefficientOf(parts), constantOf(parts)]
  const [first, second] = parts.filter(({ of }) => of === 'x')
  const alike = sideOf(first && second ? [first, second] : [], given.show)
  const turned = [...parts.filter(part => !isOnes(part)), ...parts.filter(isOnes)]
  const reordered = turned.every((part, i) => part === parts[i])
    ? [...parts.filter(isOnes), ...turned.filter(part => !isOnes(part))]
    : turned
  const undone = right.minus(b)
  const product = first && second ? first.by.times(second.by) : a
  const size = b.n < 0 ? b.negated() : b
  const wrong: Record<typeof slip, Line> = {
    'constant counted as x': {
      of: make(given, [xs(a.plus(b))], right),
      why: {
        en: line`Not equivalent: ${b} has no x, so it cannot be combined with the terms that have x.`,
        es: line`No es equivalente: ${b} no tiene x, así que no se puede reducir con los términos que tienen x.`,
      },
    },
    'coefficients multiplied': {
      of: make(given, [xs(product), ones(b)], right),
      why: {
        en: line`Not equivalent: ${alike} is ${sideOf([xs(a)], given.show)}; the coefficients are not multiplied.`,
        es: line`No es equivalente: ${alike} es ${sideOf([xs(a)], given.show)}; los coeficientes no se multiplican.`,
      },
    },
    'wrong operation': {
      of: make(given, [xs(a)], right.plus(b)),
      why:
        b.n < 0
          ? {
              en: line`Not equivalent: ${size} was subtracted from the right side; it must be added.`,
              es: line`No es equivalente: se restó ${size} del lado derecho; hay que sumarlo.`,
            }
          : {
              en: line`Not equivalent: ${size} was added to the right side; it must be subtracted.`,
              es: line`No es equivalente: se sumó ${size} al lado derecho; hay que restarlo.`,
            },
    },
  }
  return {
    given,
    right: [
      {
        of: make(given, reordered, right),
        why: {
          en: line`Equivalent: only the order of the terms changed.`,
          es: line`Es equivalente: solo cambió el orden de los términos.`,
        },
      },
      {
        of: make(given, plain, right),
        why: {
          en: line`Equivalent: like terms were combined.`,
          es: line`Es equivalente: se redujeron los términos semejantes.`,
        },
      },
      {
        of: make(given, [xs(a)], undone),
        why:
          b.n < 0
            ? {
                en: line`Equivalent: like terms were combined, and ${size} was added to both sides.`,
                es: line`Es equivalente: se redujeron los términos semejantes y se sumó ${size} a ambos lados.`,
              }
            : {
                en: line`Equivalent: like terms were combined, and ${size} was subtracted from both sides.`,
                es: line`Es equivalente: se redujeron los términos semejantes y se restó ${size} de ambos lados.`,
              },
      },
    ],
    wrong: wrong[slip],
  }
}

function mediumLines(given: OneSide, slip: (typeof MEDIUM_SLIPS)[number]): Lines {
  const { parts, right, show } = given
  const open = opened(parts)
  const plain = gathered(open)
  const numbers = open.filter(isOnes)
  const [a, b] = [coefficientOf(parts), constantOf(parts)]
  const size = b.n < 0 ? b.negated() : b
  const group = parts.find(isGroup)
  const [by, [p, q]] = [group?.by ?? Ratio.of(1), Array.isArray(group?.of) ? (group.of as [number, number]) : [1, 0]]
  const within = (constant: Ratio) =>
    parts.flatMap(part => (isGroup(part) ? [xs(by.times(p)), ones(constant)] : [part]))
  const bracket = sideOf(group ? [group] : [], show)
  const right2 = sideOf(opened(group ? [group] : []), show)
  const notIs: Words = {
    en: line`Not equivalent: ${bracket} is ${right2}`,
    es: line`No es equivalente: ${bracket} es ${right2}`,
  }
  const wrong: Record<typeof slip, Line> = {
    'first term only': {
      of: make(given, within(by.n < 0 ? Ratio.of(-q) : Ratio.of(q)), right),
      why: {
        en: [...notIs.en, ...line`; ${by} multiplies both terms in the parentheses.`],
        es: [...notIs.es, ...line`; ${by} multiplica los dos términos del paréntesis.`],
      },
    },
    'sign of the second': {
      of: make(given, within(by.times(-q)), right),
      why: {
        en: [...notIs.en, ...line`; the sign of ${by.times(q).n < 0 ? by.times(-q) : by.times(q)} is wrong.`],
        es: [...notIs.es, ...line`; el signo de ${by.times(q).n < 0 ? by.times(-q) : by.times(q)} está mal.`],
      },
    },
    'sign of the sum': {
      of: make(given, [xs(a), ones(b.negated())], right),
      why:
        numbers.length > 1
          ? {
              en: line`Not equivalent: ${sideOf(numbers, show)} is ${b}, not ${b.negated()}.`,
              es: line`No es equivalente: ${sideOf(numbers, show)} es ${b}, no ${b.negated()}.`,
            }
          : {
              en: [...notIs.en, ...line`; the sign of ${size} is wrong.`],
              es: [...notIs.es, ...line`; el signo de ${size} está mal.`],
            },
    },
  }
  return {
    given,
    right: [
      {
        of: make(given, open, right),
        why: {
          en: line`Equivalent: the parentheses were removed; ${bracket} is ${right2}.`,
          es: line`Es equivalente: se quitó el paréntesis; ${bracket} es ${right2}.`,
        },
      },
      {
        of: make(given, plain, right),
        why: {
          en: line`Equivalent: the parentheses were removed, and like terms were combined.`,
          es: line`Es equivalente: se quitó el paréntesis y se redujeron los términos semejantes.`,
        },
      },
      {
        of: make(given, [xs(a)], right.minus(b)),
        why:
          b.n < 0
            ? {
                en: line`Equivalent: the left side was simplified, and ${size} was added to both sides.`,
                es: line`Es equivalente: se simplificó el lado izquierdo y se sumó ${size} a ambos lados.`,
              }
            : {
                en: line`Equivalent: the left side was simplified, and ${size} was subtracted from both sides.`,
                es: line`Es equivalente: se simplificó el lado izquierdo y se restó ${size} de ambos lados.`,
              },
      },
    ],
    wrong: wrong[slip],
  }
}

const choiceOf = ({ of }: Line) => ({ key: writtenOut(of), says: both(of) })
const stepOf = ({ of, why }: Line): Step => explainedBy(of, why)

const EASY_SLIPS = ['coefficients multiplied', 'constant counted as x', 'wrong operation'] as const
const MEDIUM_SLIPS = ['first term only', 'sign of the second', 'sign of the sum'] as const

/** Three equations that follow from the given one, and one that does not. */
const withTimes = (of: Expr): Expr => (of.kind === 'product' ? { ...of, sign: true } : mapParts(of, withTimes))
/** "23 × 6 = 138": what a side with x comes to. */
const sidesAt = ({ left, right }: Of<'relation'>, x: Ratio): readonly Expr[] =>
  [left, right]
    .filter(side => side.kind !== 'number' && side.kind !== 'negative')
    .map(side =>
      equation(withTimes(substitute(side, { x: x.n < 0 ? bracketed(expr(x)) : expr(x) })), evaluate(side, { x })),
    )

export const notEquivalentForm = (form: Form, level: 'easy' | 'medium') =>
  form({
    levels: [level],
    kind: 'choose',
    draw(random: Random): Lines {
      const slip = random.turn(3)
      if (level === 'easy') {
        const given = random.until(
          () => drawEasy(random),
          ({ parts }) => coefficientOf(parts).plus(constantOf(parts)).n !== 0,
        )
        return easyLines(given, itemOf(EASY_SLIPS, slip))
      }
      return mediumLines(
        random.until(
          () => drawMedium(random, false),
          ({ parts }) =>
            constantOf(parts).n !== 0 && (slip !== 0 || parts.every(part => !isGroup(part) || Math.abs(part.by.n) > 1)),
        ),
        itemOf(MEDIUM_SLIPS, slip),
      )
    },
    answer: sentenceChoice,
    solve: ({ wrong }) => choiceOf(wrong),
    mistakes: ({ right: [one, two, three] }) => ({ one: choiceOf(one), two: choiceOf(two), three: choiceOf(three) }),
    ask: ({ given }) => ({
      en: prose`Which equation is not equivalent to ${given.equation}?`,
      es: prose`¿Qué ecuación no es equivalente a ${given.equation}?`,
    }),
    solution: ({ given: { x }, right: [, , simplest], wrong }) => {
      const { left, right } = wrong.of as Of<'relation'>
      const [one, other] = tupleOf(
        [left, right].map(side => evaluate(side, { x })),
        2,
      )
      return [
        explainedBy(statements(...sidesAt(wrong.of as Of<'relation'>, x), relation(one, '≠', other)), {
          en: line`The given equation simplifies to ${simplest.of}, so it is true for ${equation(m`x`, x)}. For this value, the two sides of ${wrong.of} are different.`,
          es: line`La ecuación dada se simplifica a ${simplest.of}, así que es verdadera para ${equation(m`x`, x)}. Con este valor, los dos lados de ${wrong.of} son distintos.`,
        }),
        stepOf(wrong),
      ]
    },
    whyWrong: ({ right: [one, two, three] }) => ({ one: stepOf(one), two: stepOf(two), three: stepOf(three) }),
    // The one that is false where the given one is true.
    check(printed, { says }) {
      const chosen = says.en as Expr
      return chosen.kind === 'relation' && !rootOf(printed.one('relation')).equals(rootOf(chosen))
    },
  })
