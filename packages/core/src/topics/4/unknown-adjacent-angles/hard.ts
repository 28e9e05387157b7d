import {
  angleDegrees,
  answerStep,
  degrees,
  divide,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  line,
  list,
  minus,
  name as nameOf,
  numberList,
  people,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  times,
  tupleOf,
  withFigure,
} from '../../../author.ts'
import { FULL, fan, leftOf, measured, RIGHT, STRAIGHT, WHOLE } from './fans.ts'
import type { levels } from './levels.ts'
import { uneven } from './medium.ts'

const WORDS = {
  [RIGHT]: { en: 'a right angle', es: 'un ángulo recto' },
  [STRAIGHT]: { en: 'a straight angle', es: 'un ángulo llano' },
} as const

/** How many equal angles with one that is known make a right or a straight angle. */
function drawEqual(random: Random) {
  const [total, many] = random.evenly([
    [STRAIGHT, 2],
    [STRAIGHT, 3],
    [RIGHT, 2],
    [STRAIGHT, 4],
  ] as const)
  const known = random.until(
    () => uneven(random, total === RIGHT ? 23 : 32, total === RIGHT ? 48 : 108),
    size =>
      (total - size) % many === 0 &&
      (total - size) / many >= (total === RIGHT ? 20 : 16) &&
      size * (many + 1) !== total,
  )
  return { total, many, known, at: random.int(0, many), turn: random.pick([0, 0, 15, 165, 180, 340]) }
}
type Equal = ReturnType<typeof drawEqual>
const equalFan = ({ total, many, known, at, turn }: Equal) => {
  const each = (total - known) / many
  const places = Array.from({ length: many + 1 }, (_, i) => i === at)
  return fan({
    measures: places.map(isKnown => (isKnown ? known : each)),
    unknown: places.map(isKnown => !isKnown),
    turn,
  })
}

/** Smaller, how many times as large the other is, and the whole. */
const TIMES = [
  [STRAIGHT, 4],
  [RIGHT, 5],
  [STRAIGHT, 5],
  [RIGHT, 4],
  [STRAIGHT, 8],
  [RIGHT, 8],
  [STRAIGHT, 3],
] as const

type Slip = 'forgotFirst' | 'fullTurn' | 'added' | 'rightAngle'
const SLIPS = ['forgotFirst', 'fullTurn', 'added'] as const
const claimedOf = (slip: (typeof SLIPS)[number], [one, other]: readonly [number, number]) =>
  ({ forgotFirst: STRAIGHT - other, fullTurn: FULL - one - other, added: one + other })[slip]
const slipSaid = (slip: Slip, [one]: readonly [number, number]): Sentence => ({
  key: slip,
  says: {
    forgotFirst: {
      en: prose`Only one of the known angles was subtracted: the angle of ${degrees(one)} was left out.`,
      es: prose`Solo se restó uno de los ángulos conocidos: se omitió el ángulo de ${degrees(one)}.`,
    },
    fullTurn: {
      en: prose`The known angles were subtracted from a full turn: the whole was taken as ${degrees(FULL)}.`,
      es: prose`Los ángulos conocidos se restaron de una vuelta completa: se tomaron ${degrees(FULL)} como total.`,
    },
    added: {
      en: prose`The known angles were only added: their sum was not subtracted from the whole.`,
      es: prose`Los ángulos conocidos solo se sumaron: la suma no se restó del total.`,
    },
    rightAngle: {
      en: prose`One known angle was subtracted from a right angle: the whole was taken as ${degrees(RIGHT)}.`,
      es: prose`Un ángulo conocido se restó de un ángulo recto: se tomaron ${degrees(RIGHT)} como total.`,
    },
  }[slip],
})

/** The calculation of each mistake. */
const ledBy = ([one, other]: readonly [number, number]) => ({
  forgotFirst: minus(degrees(STRAIGHT), degrees(other)),
  fullTurn: minus(degrees(FULL), degrees(one + other)),
  added: sum(degrees(one), degrees(other)),
  rightAngle: minus(degrees(RIGHT), degrees(one)),
})

export const hardForms = (form: FormMaker<typeof levels>) => ({
  equalAngles: form({
    levels: ['hard'],
    draw: drawEqual,
    answer: numberList,
    solve: ({ total, many, known }) => [total - known, (total - known) / many],
    ask: drawn => {
      const whole = WORDS[drawn.total]
      const asked = withFigure(
        {
          en: {
            kind: 'paragraph',
            content: [
              `The unknown angles are equal. Together with the other angle, they make ${whole.en}. Find how many degrees the equal angles measure together and how many each of them measures.`,
            ],
          },
          es: {
            kind: 'paragraph',
            content: [
              `Los ángulos desconocidos son iguales. Junto con el otro ángulo forman ${whole.es}. Halla cuántos grados miden juntos los ángulos iguales y cuántos mide cada uno.`,
            ],
          },
        },
        equalFan(drawn),
      )
      return {
        en: [...asked.en, prose`Equal angles together: ____ degrees`, prose`Each of them: ____ degrees`],
        es: [...asked.es, prose`Los ángulos iguales juntos: ____ grados`, prose`Cada uno: ____ grados`],
      }
    },
    solution: ({ total, many, known }, answer) => [
      ...leftOf(total, [known]),
      explainedBy(equation(divide(degrees(total - known), many), degrees((total - known) / many)), {
        en: line`Divide by ${many}, the number of equal angles.`,
        es: line`Divide entre ${many}, el número de ángulos iguales.`,
      }),
      explainedBy(list(...answer), {
        en: line`Together, the equal angles measure ${degrees(total - known)}, and each measures ${degrees((total - known) / many)}.`,
        es: line`Juntos, los ángulos iguales miden ${degrees(total - known)} y cada uno mide ${degrees((total - known) / many)}.`,
      }),
    ],
    check(printed, answer) {
      const unknown = measured(printed.figure('angle-diagram')).filter(({ isUnknown }) => isUnknown)
      const [all, each] = tupleOf(answer.map(exact), 2)
      return unknown.every(({ size }) => each.equals(size)) && each.times(unknown.length).equals(all)
    },
  }),

  aroundPoint: form({
    levels: ['hard'],
    draw: random => ({
      known: random.until(
        () => [uneven(random, 47, 128), uneven(random, 52, 128), uneven(random, 47, 128)] as const,
        sizes => {
          const left = FULL - sizes.reduce((all, size) => all + size, 0)
          return left >= 41 && left <= 148 && left % 5 !== 0 && !sizes.includes(left)
        },
      ),
      at: random.int(0, 3),
      turn: 5 * random.int(0, 71),
    }),
    answer: angleDegrees,
    solve: ({ known }) => FULL - known.reduce((all, size) => all + size, 0),
    ask: ({ known, at, turn }) => {
      const left = FULL - known.reduce((all, size) => all + size, 0)
      return withFigure(
        {
          en: prose`The four angles make a full turn around a point. Find the measure of the unknown angle.`,
          es: prose`Los cuatro ángulos forman una vuelta completa alrededor de un punto. Halla la medida del ángulo desconocido.`,
        },
        fan({
          measures: known.toSpliced(at, 0, left),
          unknown: known.map(() => false).toSpliced(at, 0, true),
          turn,
        }),
      )
    },
    solution: ({ known }) => [explainedBy(degrees(FULL), WHOLE[FULL]), ...leftOf(FULL, known)],
    check: (printed, answer) =>
      measured(printed.figure('angle-diagram')).some(({ isUnknown, size }) => isUnknown && exact(answer).equals(size)),
  }),

  timesAsLarge: form({
    levels: ['hard'],
    draw: random => {
      const [total, factor] = random.evenly(TIMES)
      return { total, factor, who: random.pick(people) }
    },
    answer: numberList,
    solve: ({ total, factor }) => [total / (factor + 1), (total / (factor + 1)) * factor],
    ask: ({ total, factor, who }) => {
      const whole = WORDS[total]
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              nameOf(who),
              ` divides ${whole.en} into two angles side by side, without overlap. One of them is `,
              role('factor', factor),
              ' times as large as the other. Find the measures of both angles.',
            ],
          },
          prose`Smaller angle: ____ degrees`,
          prose`Larger angle: ____ degrees`,
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              nameOf(who),
              ` divide ${whole.es} en dos ángulos, uno junto al otro y sin superponerse. Uno mide `,
              role('factor', factor),
              ' veces lo que mide el otro. Halla la medida de los dos ángulos.',
            ],
          },
          prose`Ángulo menor: ____ grados`,
          prose`Ángulo mayor: ____ grados`,
        ],
      }
    },
    solution: ({ total, factor }, answer) => {
      const small = total / (factor + 1)
      return [
        explainedBy(equation(sum(1, factor), factor + 1), {
          en: line`Together, the angles measure ${factor + 1} times as much as the smaller angle.`,
          es: line`Juntos, los ángulos miden ${factor + 1} veces lo que mide el menor.`,
        }),
        explainedBy(equation(divide(degrees(total), factor + 1), degrees(small)), {
          en: [...WHOLE[total].en, ' Divide to find the smaller angle.'],
          es: [...WHOLE[total].es, ' Divide para hallar el ángulo menor.'],
        }),
        explainedBy(equation(times(factor, degrees(small)), degrees(factor * small)), {
          en: line`Multiply to find the larger angle.`,
          es: line`Multiplica para hallar el ángulo mayor.`,
        }),
        explainedBy(list(...answer), {
          en: line`Check: ${equation(sum(degrees(small), degrees(factor * small)), degrees(total))}.`,
          es: line`Comprueba: ${equation(sum(degrees(small), degrees(factor * small)), degrees(total))}.`,
        }),
      ]
    },
    check(printed, answer) {
      const [small, large] = tupleOf(answer.map(exact), 2)
      const total = /right|recto/.test(printed.text) ? RIGHT : STRAIGHT
      return large.over(small).equals(printed.role('factor')) && small.plus(large).equals(total)
    },
  }),

  whatMistake: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 0,
    draw: random => ({
      slip: random.evenly(SLIPS),
      known: random.until(
        () => [uneven(random, 31, 88), uneven(random, 31, 88)] as const,
        ([one, other]) =>
          Math.abs(one - other) > 6 &&
          one + other < 148 &&
          one + other > 95 &&
          2 * (one + other) !== STRAIGHT &&
          one + 2 * other !== STRAIGHT &&
          other + 2 * one !== STRAIGHT,
      ),
      at: random.int(0, 2),
      turn: random.pick([0, 0, 20, 165, 180, 345]),
      who: random.pick(people),
    }),
    answer: sentenceChoice,
    solve: ({ slip, known }) => slipSaid(slip, known),
    mistakes: ({ slip, known }) =>
      Object.fromEntries(
        ([...SLIPS, 'rightAngle'] as const)
          .filter(other => other !== slip)
          .map(other => [other, slipSaid(other, known)]),
      ),
    ask: ({ slip, known, at, turn, who }) => {
      const left = STRAIGHT - known[0] - known[1]
      const said = degrees(claimedOf(slip, known))
      return withFigure(
        {
          en: prose`The three angles make a straight angle. ${nameOf(who)} says that the unknown angle measures ${role('said', said)}. What mistake led to this answer?`,
          es: prose`Los tres ángulos forman un ángulo llano. ${nameOf(who)} dice que el ángulo desconocido mide ${role('said', said)}. ¿Qué error llevó a esta respuesta?`,
        },
        fan({ measures: known.toSpliced(at, 0, left), unknown: [false, false].toSpliced(at, 0, true), turn }),
      )
    },
    solution: ({ slip, known }, { says }) => {
      const said = degrees(claimedOf(slip, known))
      const led = ledBy(known)[slip]
      return [
        ...leftOf(STRAIGHT, known),
        answerStep(says, {
          en:
            slip === 'added'
              ? line`The sum ${said} was given as the answer.`
              : line`This is where ${said} came from: ${equation(led, said)}.`,
          es:
            slip === 'added'
              ? line`La suma ${said} se dio como respuesta.`
              : line`De aquí salieron los ${said}: ${equation(led, said)}.`,
        }),
      ]
    },
    whyWrong: ({ slip, known }) => {
      const said = degrees(claimedOf(slip, known))
      return Object.fromEntries(
        Object.entries(ledBy(known)).map(([name, work]) => {
          const found = degrees(exact(work))
          return [
            name,
            explainedBy(equation(work, found), {
              en: line`This mistake gives ${found}, not ${said}.`,
              es: line`Este error da ${found}, no ${said}.`,
            }),
          ]
        }),
      )
    },
    check(printed, { key }) {
      const drawn = measured(printed.figure('angle-diagram'))
      const [one, other] = drawn.filter(({ isUnknown }) => !isUnknown).map(({ size }) => size)
      if (one === undefined || other === undefined) return false
      const said = printed.role('said')
      const led: Readonly<Record<string, boolean>> = {
        forgotFirst: said.equals(STRAIGHT - other),
        fullTurn: said.equals(FULL - one - other),
        added: said.equals(one + other),
        rightAngle: said.equals(RIGHT - one) || said.equals(RIGHT - other),
      }
      return led[key] === true
    },
  }),
})
