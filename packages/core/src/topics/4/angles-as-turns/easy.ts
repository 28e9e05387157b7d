import {
  angleDegrees,
  answerStep,
  both,
  degrees,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  fractionCircle,
  integer,
  line,
  minus,
  option,
  prose,
  role,
  type Step,
  sum,
  times,
  withFigure,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { TURNERS } from './stories.ts'
import { ANOTHER, FULL, NAMED_TURNS, type NamedTurn, QUARTERS, TURN } from './turns.ts'

const QUARTER = 90
const NAMES = option<NamedTurn>({
  quarter: both(prose`${TURN.quarter}`),
  half: both(prose`${TURN.half}`),
  threeQuarter: both(prose`${TURN.threeQuarter}`),
  full: both(prose`${TURN.full}`),
})
/** Two turns that make at most a full one. */
const PAIRS: readonly (readonly [NamedTurn, NamedTurn])[] = [
  ['half', 'half'],
  ['quarter', 'half'],
  ['threeQuarter', 'quarter'],
  ['quarter', 'quarter'],
  ['quarter', 'threeQuarter'],
  ['half', 'quarter'],
]
/** What a circle shows: how many equal parts it has, and how many are shaded. */
const CIRCLES = [
  [4, 1],
  [2, 1],
  [4, 3],
  [4, 2],
] as const
/** A quarter turn, and how many of them a turn is. */
const quarterSteps = (turn: NamedTurn): readonly Step[] => [
  explainedBy(equation(divide(degrees(FULL), 4), degrees(QUARTER)), {
    en: line`A full turn is ${degrees(FULL)}. A quarter turn is one fourth of it.`,
    es: line`Una vuelta completa son ${degrees(FULL)}. Un cuarto de vuelta es la cuarta parte.`,
  }),
  ...(turn === 'quarter'
    ? []
    : [
        explainedBy(equation(times(QUARTERS[turn], degrees(QUARTER)), degrees(QUARTERS[turn] * QUARTER)), {
          en: line`There are ${QUARTERS[turn]} quarter turns.`,
          es: line`Hay ${QUARTERS[turn]} cuartos de vuelta.`,
        }),
      ]),
]

export const easyForms = (form: FormMaker<typeof levels>) => ({
  shadedAngle: form({
    levels: ['easy'],
    lines: 1,
    draw: random => ({ shown: random.evenly(CIRCLES), from: random.int(0, 3) }),
    answer: angleDegrees,
    solve: ({ shown: [parts, shaded] }) => (FULL / parts) * shaded,
    ask: ({ shown: [parts, shaded], from }) => {
      const marked = Array.from({ length: shaded }, (_, i) => (from + i) % parts)
      return withFigure(
        {
          en: prose`Find the measure of the angle of the shaded part of the circle.`,
          es: prose`Halla la medida del ángulo de la parte sombreada del círculo.`,
        },
        fractionCircle({ parts, shaded: marked }),
      )
    },
    solution: ({ shown: [parts, shaded] }, answer) => {
      const each = FULL / parts
      return [
        explainedBy(equation(divide(degrees(FULL), parts), degrees(each)), {
          en: line`The whole circle is ${degrees(FULL)}. It has ${parts} equal parts: divide by ${parts}.`,
          es: line`El círculo completo son ${degrees(FULL)}. Tiene ${parts} partes iguales: divide entre ${parts}.`,
        }),
        shaded === 1
          ? explainedBy(degrees(answer), {
              en: line`One part is shaded.`,
              es: line`Está sombreada una parte.`,
            })
          : explainedBy(equation(times(shaded, degrees(each)), degrees(answer)), {
              en: line`There are ${shaded} shaded parts: multiply.`,
              es: line`Hay ${shaded} partes sombreadas: multiplica.`,
            }),
      ]
    },
    // Counted in eighths of a circle of 45° each.
    check(printed, answer) {
      const [parts] = printed.figure('fraction-circle').circles
      if (parts === undefined) return false
      const gray = parts.filter(({ fill }) => fill === 'gray').length
      return exact(answer).equals((8 / parts.length) * gray * 45)
    },
  }),

  twoTurns: form({
    levels: ['easy'],
    kind: 'story',
    draw: random => ({ pair: random.evenly(PAIRS), who: random.evenly(TURNERS) }),
    answer: angleDegrees,
    solve: ({ pair: [first, then] }) => QUARTER * (QUARTERS[first] + QUARTERS[then]),
    ask: ({ pair: [first, then], who }) => ({
      en: prose`${who} makes ${TURN[first]} and then ${first === then ? ANOTHER[then] : TURN[then]} in the same direction. How many degrees does it turn in all?`,
      es: prose`${who} da ${TURN[first]} y después ${first === then ? ANOTHER[then] : TURN[then]} en el mismo sentido. ¿Cuántos grados gira en total?`,
    }),
    solution: ({ pair: [first, then] }, answer) => {
      const [one, other] = [degrees(QUARTER * QUARTERS[first]), degrees(QUARTER * QUARTERS[then])]
      return [
        ...quarterSteps('quarter'),
        ...[...new Set([first, then])]
          .filter(turn => turn !== 'quarter')
          .map(turn =>
            explainedBy(equation(times(QUARTERS[turn], degrees(QUARTER)), degrees(QUARTERS[turn] * QUARTER)), {
              en: line`There are ${QUARTERS[turn]} quarter turns in ${TURN[turn]}.`,
              es:
                turn === 'threeQuarter'
                  ? line`Tres cuartos de vuelta son ${QUARTERS[turn]} veces un cuarto de vuelta.`
                  : line`En ${TURN[turn]} hay ${QUARTERS[turn]} cuartos de vuelta.`,
            }),
          ),
        explainedBy(equation(sum(one, other), degrees(answer)), {
          en: line`Add the two turns.`,
          es: line`Suma los dos giros.`,
        }),
        answerStep(degrees(answer), {
          en: line`It turns ${degrees(answer)} in all.`,
          es: line`Gira ${degrees(answer)} en total.`,
        }),
      ]
    },
    check(printed, answer) {
      const turned = printed
        .all('words')
        .flatMap(({ en }) => NAMED_TURNS.filter(turn => TURN[turn].en === en || ANOTHER[turn].en === en))
        .map(turn => QUARTERS[turn] / 4)
      return turned.length === 2 && exact(answer).equals(360 * turned.reduce((all, part) => all + part, 0))
    },
  }),

  oneDegree: form({
    levels: ['easy'],
    lines: 2,
    draw: random => {
      const asksFor = random.evenly(['together', 'rest'] as const)
      const [size, other] = random.until(
        () => [random.int(43, 128), random.int(12, 48)] as const,
        ([size, other]) => size % 10 !== 0 && other % 10 !== 0 && size !== 2 * other,
      )
      return { asksFor, size, other }
    },
    answer: integer,
    solve: ({ asksFor, size, other }) => (asksFor === 'together' ? size + other : size - other),
    ask: ({ asksFor, size, other }) =>
      asksFor === 'together'
        ? {
            en: prose`An angle is made of ${role('size', size)} one-degree angles side by side. Beside it, there are ${role('more', other)} more one-degree angles. Together, they make an angle of ____ degrees.`,
            es: prose`Un ángulo está formado por ${role('size', size)} ángulos de un grado, uno junto a otro. A su lado hay otros ${role('more', other)} ángulos de un grado. Juntos forman un ángulo de ____ grados.`,
          }
        : {
            en: prose`An angle of ${role('size', degrees(size))} is made of one-degree angles side by side. When ${role('less', other)} of them are covered, an angle of ____ degrees can still be seen.`,
            es: prose`Un ángulo de ${role('size', degrees(size))} está formado por ángulos de un grado, uno junto a otro. Si se tapan ${role('less', other)} de ellos, todavía se ve un ángulo de ____ grados.`,
          },
    solution: ({ asksFor, size, other }, answer) => [
      explainedBy(equation(times(other, degrees(1)), degrees(other)), {
        en: line`A one-degree angle is 1 of 360 equal parts of a full turn, so ${other} of them make ${degrees(other)}.`,
        es: line`Un ángulo de un grado es 1 de 360 partes iguales de una vuelta completa, así que ${other} de ellos forman ${degrees(other)}.`,
      }),
      asksFor === 'together'
        ? explainedBy(equation(sum(degrees(size), degrees(other)), degrees(answer)), {
            en: line`Add the measures: together they make ${degrees(answer)}.`,
            es: line`Suma las medidas: juntos forman ${degrees(answer)}.`,
          })
        : explainedBy(equation(minus(degrees(size), degrees(other)), degrees(answer)), {
            en: line`Subtract what is covered: ${degrees(answer)} can still be seen.`,
            es: line`Resta lo que se tapa: todavía se ven ${degrees(answer)}.`,
          }),
    ],
    check(printed, answer) {
      const isMore = printed.terms('role').some(({ name }) => name === 'more')
      const other = printed.role(isMore ? 'more' : 'less')
      return (isMore ? exact(answer).minus(other) : exact(answer).plus(other)).equals(printed.role('size'))
    },
  }),

  nameTurn: form({
    levels: ['easy'],
    lines: 0,
    draw: random => ({
      turn: random.evenly<NamedTurn>(['threeQuarter', 'quarter', 'full', 'half']),
      who: random.pick(TURNERS),
    }),
    answer: NAMES,
    solve: ({ turn }) => turn,
    ask: ({ turn, who }) => {
      const turned = degrees(QUARTER * QUARTERS[turn])
      return {
        en: prose`${who} turns ${turned}. Which turn is this?`,
        es: prose`${who} gira ${turned}. ¿Qué giro es este?`,
      }
    },
    solution: ({ turn }, answer) =>
      turn === 'full'
        ? [
            explainedBy(degrees(FULL), {
              en: line`A full turn is ${degrees(FULL)}.`,
              es: line`Una vuelta completa son ${degrees(FULL)}.`,
            }),
            answerStep(NAMES.show(answer), {
              en: line`A full turn ends facing the way it started.`,
              es: line`Una vuelta completa termina en la misma dirección en que empezó.`,
            }),
          ]
        : [
            ...quarterSteps(turn),
            answerStep(NAMES.show(answer), {
              en:
                turn === 'quarter'
                  ? line`This turn is one fourth of a full turn.`
                  : line`So this turn is ${TURN[turn]}.`,
              es:
                turn === 'quarter'
                  ? line`Este giro es la cuarta parte de una vuelta completa.`
                  : line`Entonces este giro es de ${TURN[turn]}.`,
            }),
          ],
    whyWrong: ({ turn }) =>
      Object.fromEntries(
        NAMED_TURNS.filter(other => other !== turn).map(other => [
          other,
          {
            en: line`This is a turn of ${degrees(QUARTER * QUARTERS[other])}.`,
            es: line`Este es un giro de ${degrees(QUARTER * QUARTERS[other])}.`,
          },
        ]),
      ),
    check(printed, answer) {
      const [turned] = printed.take(1)
      return turned.times(4).equals(360 * QUARTERS[answer])
    },
  }),
})
