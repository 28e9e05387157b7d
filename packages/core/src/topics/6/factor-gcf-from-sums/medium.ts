import {
  answerStep,
  areaModel,
  type Block,
  type Both,
  blank,
  both,
  divide,
  type Expr,
  equation,
  evaluate,
  explained,
  expr,
  type FormMaker,
  formulaChoice,
  itemOf,
  line,
  option,
  prose,
  type Random,
  role,
  statements,
  times,
  tupleOf,
  type WhyWrong,
  withFigure,
  wouldGive,
  writtenExpression,
} from '../../../author.ts'
import { paragraph } from '../../kit/stories/endings.ts'
import { groups } from './groups.ts'
import type { levels } from './levels.ts'
import { plans } from './plans.ts'
import {
  AS_PRODUCT,
  coprimePair,
  expanded,
  expandedShown,
  type Factored,
  factoredSteps,
  greatestSteps,
  isFullyFactored,
  nextFactor,
  numbers,
  productOf,
  termsIn,
  withSmaller,
} from './sums.ts'

/** Each has a factor of its own, so that a smaller common factor tempts. */
const COMPOSITE = [12, 8, 15, 6, 18, 9, 14, 4, 16] as const
function drawLarge(random: Random): Factored {
  const gcf = random.evenly(COMPOSITE)
  const [a, b] = coprimePair(random, Math.min(11, Math.floor(100 / gcf)))
  return numbers(gcf, a, b)
}

/** The second number stays as it is, or is divided wrongly. */
const notDivided = ({ gcf, inner }: Factored): Factored => numbers(gcf, itemOf(inner, 0).of, itemOf(inner, 1).of * gcf)
function wrongQuotient({ gcf, inner }: Factored): Factored {
  const [a, b] = [itemOf(inner, 0).of, itemOf(inner, 1).of]
  return numbers(gcf, a, a === b + 1 ? b + 2 : b + 1)
}

type Slip = 'commonLeft' | 'notDivided' | 'wrongQuotient'
const SLIPS = option<Slip>({
  commonLeft: {
    en: prose`The product is equal to the sum, but a common factor is left.`,
    es: prose`El producto es igual a la suma, pero queda un factor común.`,
  },
  notDivided: {
    en: prose`Only the first number was divided by the common factor.`,
    es: prose`Solo se dividió el primer número entre el factor común.`,
  },
  wrongQuotient: {
    en: prose`The second number was divided incorrectly.`,
    es: prose`El segundo número se dividió mal.`,
  },
})
const withSlip = (of: Factored, slip: Slip): Factored =>
  slip === 'commonLeft'
    ? withSmaller(of, nextFactor(of.gcf))
    : slip === 'notDivided'
      ? notDivided(of)
      : wrongQuotient(of)
const NAMES = ['Aisha', 'Bruno', 'Dalia', 'Kenji', 'Marta', 'Rafael', 'Sara', 'Teresa'] as const

const two = ({ inner }: Factored): readonly [number, number] => [itemOf(inner, 0).of, itemOf(inner, 1).of]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  factorSum: form({
    levels: ['medium'],
    share: 2,
    instruction: {
      en: { kind: 'paragraph', content: AS_PRODUCT.en },
      es: { kind: 'paragraph', content: AS_PRODUCT.es },
    },
    lines: 3,
    draw: drawLarge,
    answer: writtenExpression,
    solve: productOf,
    ask: of => both(expandedShown(of)),
    solution: factoredSteps,
    check: (printed, answer) => isFullyFactored(answer, termsIn(printed.one('sum'))),
  }),

  whichProduct: form({
    levels: ['medium'],
    draw: drawLarge,
    answer: formulaChoice,
    solve: (of): Expr => productOf(of),
    mistakes: of => ({
      smaller: productOf(withSmaller(of, nextFactor(of.gcf))),
      notDivided: productOf(notDivided(of)),
      wrongQuotient: productOf(wrongQuotient(of)),
    }),
    ask: of => ({
      en: prose`Which product is ${expandedShown(of)} written as the greatest common factor times a sum?`,
      es: prose`¿Qué producto es ${expandedShown(of)} escrito como el máximo común divisor por una suma?`,
    }),
    solution(of, answer) {
      const [a, b] = two(of)
      return [
        explained(
          statements(equation(expr(a * of.gcf), times(of.gcf, a)), equation(expr(b * of.gcf), times(of.gcf, b))),
          line`${of.gcf} is a factor of both numbers.`,
          line`${of.gcf} es factor de los dos números.`,
        ),
        answerStep(statements(equation(expr(answer), expandedShown(of))), {
          en: line`This product is equal to the sum, and ${a} and ${b} have no common factor other than 1.`,
          es: line`Este producto es igual a la suma, y ${a} y ${b} no tienen ningún factor común aparte de 1.`,
        }),
      ]
    },
    whyWrong: of => {
      const [a, b] = two(of)
      const smaller = withSmaller(of, nextFactor(of.gcf))
      const left = of.gcf / smaller.gcf
      const [, wrong] = two(wrongQuotient(of))
      const second = (value: number): WhyWrong =>
        explained(
          equation(times(of.gcf, value), of.gcf * value),
          line`The second product should be ${of.gcf * b}.`,
          line`El segundo producto debe ser ${of.gcf * b}.`,
        )
      return {
        smaller: {
          en: line`It is equal to the sum, but ${a * left} and ${b * left} still have the factor ${left}.`,
          es: line`Es igual a la suma, pero ${a * left} y ${b * left} todavía tienen el factor ${left}.`,
        },
        notDivided: second(b * of.gcf),
        wrongQuotient: second(wrong),
      }
    },
    check: (printed, answer) => isFullyFactored(expr(answer), termsIn(printed.one('sum'))),
  }),

  findTheMistake: form({
    levels: ['medium'],
    kind: 'find-mistake',
    draw: random => ({
      slip: random.evenly(['commonLeft', 'notDivided', 'commonLeft', 'wrongQuotient'] as const),
      of: drawLarge(random),
      name: random.evenly(NAMES),
    }),
    answer: SLIPS,
    solve: ({ slip }) => slip,
    ask({ slip, of, name }): Both<Block> {
      const who = { kind: 'words', en: name, es: name } as const
      const written = equation(expandedShown(of), productOf(withSlip(of, slip)))
      return {
        en: prose`${who} takes out the greatest common factor and writes ${written}. What is the mistake?`,
        es: prose`${who} saca el máximo común divisor como factor común y escribe ${written}. ¿Cuál es el error?`,
      }
    },
    key: ({ of }) => {
      const right = equation(expandedShown(of), productOf(of))
      return { en: prose`It should be ${right}.`, es: prose`Debe ser ${right}.` }
    },
    solution({ slip, of }, answer) {
      const wrong = withSlip(of, slip)
      const [, second] = two(wrong)
      const [a, b] = two(of)
      const factor = of.gcf / wrong.gcf
      return [
        slip === 'commonLeft'
          ? explained(
              statements(...two(wrong).map((n, i) => equation(n, times(factor, i === 0 ? a : b)))),
              line`${two(wrong)[0]} and ${second} have the common factor ${factor}: ${wrong.gcf} is not the greatest common factor.`,
              line`${two(wrong)[0]} y ${second} tienen el factor común ${factor}: ${wrong.gcf} no es el máximo común divisor.`,
            )
          : explained(
              equation(times(wrong.gcf, second), wrong.gcf * second),
              line`The second product should be ${of.gcf * b}.`,
              line`El segundo producto debería ser ${of.gcf * b}.`,
            ),
        explained(
          statements(...expanded(of).map(({ of: n }, i) => equation(n, times(of.gcf, i === 0 ? a : b)))),
          line`Take ${of.gcf} out of both numbers: the product is ${productOf(of)}.`,
          line`Saca ${of.gcf} de los dos números: el producto es ${productOf(of)}.`,
        ),
        answerStep(SLIPS.show(answer), { en: line`This is the mistake.`, es: line`Este es el error.` }),
      ]
    },
    whyWrong({ slip, of }) {
      const shown = (one: typeof slip) => productOf(withSlip(of, one))
      const [, b] = two(of)
      const [, wrong] = two(withSlip(of, slip))
      const noWrongQuotient: WhyWrong =
        slip === 'notDivided'
          ? {
              en: line`The second number, ${of.gcf * b}, was not divided at all.`,
              es: line`El segundo número, ${of.gcf * b}, no se dividió.`,
            }
          : explained(
              equation(divide(of.gcf * b, withSlip(of, slip).gcf), wrong),
              line`The second number was divided correctly.`,
              line`El segundo número se dividió bien.`,
            )
      return {
        ...wouldGive(slip, shown(slip), { commonLeft: shown('commonLeft'), notDivided: shown('notDivided') }),
        ...(slip === 'wrongQuotient' ? {} : { wrongQuotient: noWrongQuotient }),
      }
    },
    // Multiplies out: only what is equal can have a common factor left.
    check(printed, answer) {
      const { left, right } = printed.one('relation')
      if (evaluate(left).equals(evaluate(right)))
        return answer === 'commonLeft' && !isFullyFactored(right, termsIn(left))
      const inside = right.kind === 'product' ? termsIn(itemOf(right.factors, 1)) : []
      return answer === (inside[1]?.of === termsIn(left)[1]?.of ? 'notDivided' : 'wrongQuotient')
    },
  }),

  areaAsProduct: form({
    levels: ['medium'],
    wide: true,
    lines: 2,
    draw: random => ({ plan: random.evenly(plans), of: drawLarge(random) }),
    answer: writtenExpression,
    solve: ({ of }) => productOf(of),
    ask: ({ plan, of }) =>
      withFigure(
        {
          en: prose`The plan shows the areas, in ${plan.unit}, of ${plan.parts}. All side lengths are whole numbers, and the side that the two parts share is as long as possible. Write the total area as this side times a sum.`,
          es: prose`El plano muestra las áreas, en ${plan.unit}, de ${plan.parts}. Todas las longitudes son números enteros y el lado que comparten las dos partes es lo más largo posible. Escribe el área total como ese lado por una suma.`,
        },
        areaModel({
          columns: [blank(2), blank(2)],
          rows: [blank(2)],
          cells: [expanded(of).map(({ of: area }) => area)],
          columnSizes: of.inner.map(({ of: width }) => width + 3),
          rowSizes: [4],
        }),
      ),
    solution: ({ of }) => [
      ...greatestSteps(of),
      answerStep(productOf(of), {
        en: line`The shared side is ${of.gcf}, and the parts are ${itemOf(of.inner, 0).of} and ${itemOf(of.inner, 1).of} wide.`,
        es: line`El lado común mide ${of.gcf}, y las partes miden ${itemOf(of.inner, 0).of} y ${itemOf(of.inner, 1).of} de ancho.`,
      }),
    ],
    check: (printed, answer) =>
      isFullyFactored(
        answer,
        itemOf(printed.figure('area-model').cells, 0).map(area => ({ of: evaluate(area as Expr).n, letter: '' })),
      ),
  }),

  equalGroups: form({
    levels: ['medium'],
    kind: 'story',
    lines: 3,
    draw: random => ({ story: random.evenly(groups), of: drawLarge(random) }),
    answer: writtenExpression,
    solve: ({ of }) => productOf(of),
    ask({ story, of }) {
      const [a, b] = tupleOf(
        expanded(of).map(term => term.of),
        2,
      )
      return paragraph(story.tell(role('a', a), role('b', b)), story.asks)
    },
    solution: ({ story, of }) => [...greatestSteps(of), answerStep(productOf(of), story.ends(of.gcf, ...two(of)))],
    check: (printed, answer) =>
      isFullyFactored(
        answer,
        ['a', 'b'].map(name => ({ of: printed.role(name).n, letter: '' })),
      ),
  }),
})
