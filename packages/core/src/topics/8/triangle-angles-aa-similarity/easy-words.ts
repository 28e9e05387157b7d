import {
  angleDegrees,
  answerStep,
  type Block,
  type Both,
  degrees,
  type Expr,
  equation,
  exact,
  explainedBy,
  itemOf,
  line,
  prose,
  type Random,
  role,
  type Sentence,
  sentenceChoice,
  sum,
} from '../../../author.ts'
import { paragraph } from '../../kit/transformations/points.ts'
import { type Form, type Said, thirdSteps } from './parts.ts'

type Told = ReturnType<typeof role>
interface Setting {
  readonly first: readonly [number, number]
  readonly second: readonly [number, number]
  readonly says: (a: Told, b: Told) => Both<Block>
  readonly end: (found: Expr) => Said
}
const settings: readonly Setting[] = [
  {
    first: [28, 42],
    second: [28, 42],
    says: (a, b) => ({
      en: prose`The front of a roof has the shape of a triangle. The two angles at the bottom measure ${a} and ${b}. What is the measure of the angle at the top?`,
      es: prose`El frente de un techo tiene forma de triángulo. Los dos ángulos de abajo miden ${a} y ${b}. ¿Cuánto mide el ángulo de arriba?`,
    }),
    end: found => ({ en: line`The angle at the top measures ${found}.`, es: line`El ángulo de arriba mide ${found}.` }),
  },
  {
    first: [90, 90],
    second: [22, 38],
    says: (a, b) => ({
      en: prose`A triangular sail has an angle of ${a} at the mast and an angle of ${b} at its tip. How large is its third angle?`,
      es: prose`Una vela triangular tiene un ángulo de ${a} junto al mástil y un ángulo de ${b} en la punta. ¿Cuánto mide su tercer ángulo?`,
    }),
    end: found => ({
      en: line`The third angle of the sail measures ${found}.`,
      es: line`El tercer ángulo de la vela mide ${found}.`,
    }),
  },
  {
    first: [48, 75],
    second: [50, 70],
    says: (a, b) => ({
      en: prose`A park between three streets has the shape of a triangle. Two of its corners have angles of ${a} and ${b}. What angle does the third corner have?`,
      es: prose`Un parque entre tres calles tiene forma de triángulo. Dos de sus esquinas forman ángulos de ${a} y ${b}. ¿Qué ángulo forma la tercera esquina?`,
    }),
    end: found => ({
      en: line`The third corner has an angle of ${found}.`,
      es: line`La tercera esquina forma un ángulo de ${found}.`,
    }),
  },
  {
    first: [70, 80],
    second: [68, 78],
    says: (a, b) => ({
      en: prose`A school pennant is a long triangle. The angles at the two ends of its short side are ${a} and ${b}. Find the angle at the point of the pennant.`,
      es: prose`El banderín de una escuela es un triángulo alargado. Los ángulos en los extremos de su lado corto miden ${a} y ${b}. Halla el ángulo en la punta del banderín.`,
    }),
    end: found => ({ en: line`The angle at the point is ${found}.`, es: line`El ángulo en la punta mide ${found}.` }),
  },
  {
    first: [72, 80],
    second: [40, 60],
    says: (a, b) => ({
      en: prose`Three tubes of a bicycle frame form a triangle. Two of its angles are ${a} and ${b}. What is the third angle between the tubes?`,
      es: prose`Tres tubos del cuadro de una bicicleta forman un triángulo. Dos de sus ángulos miden ${a} y ${b}. ¿Cuánto mide el tercer ángulo entre los tubos?`,
    }),
    end: found => ({
      en: line`The third angle between the tubes is ${found}.`,
      es: line`El tercer ángulo entre los tubos mide ${found}.`,
    }),
  },
  {
    first: [90, 90],
    second: [4, 9],
    says: (a, b) => ({
      en: prose`Seen from the side, a wheelchair ramp has the shape of a triangle with an angle of ${a} under its upper end and one of ${b} at the foot of the ramp. What does the angle at the upper end measure?`,
      es: prose`Vista de lado, una rampa para sillas de ruedas tiene forma de triángulo, con un ángulo de ${a} bajo el extremo superior y otro de ${b} al pie de la rampa. ¿Cuánto mide el ángulo del extremo superior?`,
    }),
    end: found => ({
      en: line`The angle at the upper end measures ${found}.`,
      es: line`El ángulo del extremo superior mide ${found}.`,
    }),
  },
  {
    first: [55, 68],
    second: [54, 69],
    says: (a, b) => ({
      en: prose`Nadia cuts a triangular patch for a quilt. She cuts one corner at an angle of ${a} and another one at ${b}. At what angle must she cut the third corner?`,
      es: prose`Nadia corta un parche triangular para una colcha. Corta una esquina en un ángulo de ${a} y otra en uno de ${b}. ¿En qué ángulo debe cortar la tercera esquina?`,
    }),
    end: found => ({
      en: line`She must cut the third corner at ${found}.`,
      es: line`Debe cortar la tercera esquina en un ángulo de ${found}.`,
    }),
  },
  {
    first: [62, 74],
    second: [60, 76],
    says: (a, b) => ({
      en: prose`From the ground, the side of a tent looks like a triangle whose lower angles are ${a} and ${b}. Find the angle at the peak of the tent.`,
      es: prose`De frente, una carpa se ve como un triángulo cuyos ángulos de abajo miden ${a} y ${b}. Halla el ángulo en la cima de la carpa.`,
    }),
    end: found => ({ en: line`The angle at the peak is ${found}.`, es: line`El ángulo en la cima mide ${found}.` }),
  },
  {
    first: [105, 120],
    second: [26, 36],
    says: (a, b) => ({
      en: prose`The piece of glass that fills a corner of a window has the shape of a triangle. Two of its angles measure ${a} and ${b}. What must the remaining angle measure?`,
      es: prose`El trozo de vidrio que llena una esquina de una ventana tiene forma de triángulo. Dos de sus ángulos miden ${a} y ${b}. ¿Cuánto debe medir el ángulo que falta?`,
    }),
    end: found => ({
      en: line`The remaining angle must measure ${found}.`,
      es: line`El ángulo que falta debe medir ${found}.`,
    }),
  },
]

type Three = readonly [number, number, number]
const total = (all: Three) => all[0] + all[1] + all[2]
const listOf = ([a, b, c]: Three): Sentence => {
  const content = line`${degrees(a)}, ${degrees(b)}, ${degrees(c)}`
  return { key: [a, b, c].join(' '), says: { en: paragraph(content), es: paragraph(content) } }
}
const drawThree = (random: Random, sumOfAll: number): Three => {
  const a = 5 * random.int(7, 16)
  const b = 5 * random.int(6, 14)
  return [a, b, sumOfAll - a - b]
}

export const easyTalkForms = (form: Form) => ({
  thirdStory: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 2,
    draw: random => {
      const setting = random.evenly(settings)
      const [a, b] = [random.int(...setting.first), random.int(...setting.second)]
      return { setting, a, b: a === b ? b + 1 : b }
    },
    answer: angleDegrees,
    solve: ({ a, b }) => 180 - a - b,
    ask: ({ setting, a, b }) => setting.says(role('first', degrees(a)), role('second', degrees(b))),
    solution({ setting, a, b }, answer) {
      const found = degrees(answer)
      return [...thirdSteps(a, b, null), answerStep(found, setting.end(found))]
    },
    check: (printed, answer) =>
      printed.role('first').plus(printed.role('second')).plus(exact(answer)).equals(180) && exact(answer).n > 0,
  }),

  possibleAngles: form({
    levels: ['easy'],
    share: 2,
    draw: random =>
      random.until(
        () => ({
          right: drawThree(random, 180),
          wrong: [170, 190, random.pick([360, 200, 160])].map(all => drawThree(random, all)),
        }),
        ({ right, wrong }) =>
          [right, ...wrong.slice(0, 2)].every(
            three => three.every(one => one >= 30 && one <= 100) && new Set(three).size === 3,
          ) &&
          itemOf(wrong, 2).every(one => one >= 30 && one < 180) &&
          new Set([right, ...wrong].map(three => three[0])).size === 4,
      ),
    answer: sentenceChoice,
    solve: ({ right }) => listOf(right),
    mistakes: ({ wrong }) => Object.fromEntries(wrong.map(three => [`sum${total(three)}`, listOf(three)])),
    ask: () => ({
      en: prose`Which could be the measures of the three angles of a triangle?`,
      es: prose`¿Cuáles pueden ser las medidas de los tres ángulos de un triángulo?`,
    }),
    solution: ({ right }, { says }) => [
      explainedBy(equation(sum(...right.map(degrees)), degrees(180)), {
        en: line`Add the three angles of each choice. The angles of a triangle add up to ${degrees(180)}, as here.`,
        es: line`Suma los tres ángulos de cada opción. Los ángulos de un triángulo suman ${degrees(180)}, como aquí.`,
      }),
      explainedBy(says, {
        en: line`These angles can belong to a triangle.`,
        es: line`Estos ángulos pueden ser los de un triángulo.`,
      }),
    ],
    whyWrong: ({ wrong }) =>
      Object.fromEntries(
        wrong.map(three => [
          `sum${total(three)}`,
          explainedBy(equation(sum(...three.map(degrees)), degrees(total(three))), {
            en: line`The sum is not ${degrees(180)}.`,
            es: line`La suma no es ${degrees(180)}.`,
          }),
        ]),
      ),
    check: (_, { key }) => key.split(' ').reduce((rest, one) => rest - Number(one), 180) === 0,
  }),
})
