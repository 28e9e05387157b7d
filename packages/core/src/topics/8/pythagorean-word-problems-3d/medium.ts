import {
  answerStep,
  type Block,
  type Both,
  equation,
  exact,
  explainedBy,
  line,
  measure,
  minus,
  people,
  name as personName,
  prose,
  type Random,
  Ratio,
  role,
  root,
  step,
  sum,
  type UnitId,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { measured } from '../../kit/measures/measured.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import { toldWith } from './easy.ts'
import {
  type Form,
  hypotenuseIs,
  type Known,
  paragraph,
  rootStep,
  roundedRoot,
  squareOf,
  squareSteps,
  type Told,
  tenthOf,
  theorem,
  together,
  x,
} from './parts.ts'
import { type Setting, settings } from './settings.ts'

const drawRounded = (random: Random, list: readonly Setting[]) => {
  const setting = random.evenly(list)
  return random.until(
    () => {
      const [a, b] = setting.draw(random)
      const known: Known = setting.asks === 'slanted' ? { legs: [a, b] } : { leg: a, hypotenuse: b }
      return { setting, known }
    },
    ({ known }) => tenthOf(squareOf(known)) !== null,
  )
}
const printedSquare = (sides: readonly { readonly name: string; readonly of: Ratio }[]): Ratio => {
  const hypotenuse = sides.find(({ name }) => name === 'hypotenuse')
  const legs = sides.filter(({ name }) => name === 'leg').reduce((all, { of }) => all.plus(of.power(2)), Ratio.of(0))
  return hypotenuse ? hypotenuse.of.power(2).minus(legs) : legs
}
const sidesOf = (printed: { terms(kind: 'role'): readonly { readonly name: string; readonly of: unknown }[] }) =>
  printed.terms('role').map(({ name, of }) => ({ name, of: exact(of as Parameters<typeof exact>[0]) }))
const isRounded = (amount: Ratio, square: Ratio) =>
  Math.abs(amount.toNumber() - Math.sqrt(square.toNumber())) < 0.05 && amount.times(10).isInteger

interface Shortcut {
  readonly unit: UnitId
  readonly triples: readonly (readonly [number, number, number])[]
  readonly tell: (a: Told, b: Told) => Both<Block>
}
const shortcuts: readonly Shortcut[] = [
  {
    unit: 'meter',
    triples: [
      [40, 30, 50],
      [80, 60, 100],
      [120, 50, 130],
    ],
    tell: (a, b) => ({
      en: prose`To go from one corner of a rectangular field to the opposite corner, you can walk ${a} and then ${b} along its sides, or walk diagonally across it.`,
      es: prose`Para ir de una esquina de un campo rectangular a la opuesta, puedes caminar ${a} y luego ${b} por sus lados, o cruzarlo en diagonal.`,
    }),
  },
  {
    unit: 'kilometer',
    triples: [
      [12, 9, 15],
      [24, 7, 25],
      [15, 8, 17],
    ],
    tell: (a, b) => ({
      en: prose`From a farm to a town, one road goes ${a} east and then ${b} north. A new road will go there in a straight line.`,
      es: prose`De una granja a un pueblo, una carretera va ${a} hacia el este y luego ${b} hacia el norte. Una carretera nueva irá en línea recta.`,
    }),
  },
  {
    unit: 'foot',
    triples: [
      [120, 90, 150],
      [160, 120, 200],
      [200, 150, 250],
    ],
    tell: (a, b) => ({
      en: prose`A parking lot is ${a} long and ${b} wide. Some people walk along two sides from one corner to the opposite one; others walk diagonally across it.`,
      es: prose`Un estacionamiento mide ${a} de largo y ${b} de ancho. Unas personas caminan por dos lados de una esquina a la opuesta; otras lo cruzan en diagonal.`,
    }),
  },
  {
    unit: 'meter',
    triples: [
      [24, 18, 30],
      [36, 15, 39],
      [40, 9, 41],
    ],
    tell: (a, b) => ({
      en: prose`The sidewalk around a school lawn goes ${a} along one side and ${b} along the next. A shortcut goes straight across the lawn between the same two corners.`,
      es: prose`La acera alrededor del césped de una escuela recorre ${a} por un lado y ${b} por el siguiente. Un atajo cruza el césped en línea recta entre las mismas dos esquinas.`,
    }),
  },
  {
    unit: 'mile',
    triples: [
      [8, 6, 10],
      [12, 5, 13],
      [20, 15, 25],
    ],
    tell: (a, b) => ({
      en: prose`A cyclist rides ${a} south and then ${b} west to reach a lake. A trail leads from the same start straight to the lake.`,
      es: prose`Una ciclista recorre ${a} hacia el sur y luego ${b} hacia el oeste para llegar a un lago. Un sendero lleva del mismo punto de partida al lago en línea recta.`,
    }),
  },
  {
    unit: 'kilometer',
    triples: [
      [16, 12, 20],
      [21, 20, 29],
      [35, 12, 37],
    ],
    tell: (a, b) => ({
      en: prose`A ferry goes ${a} north to an island and then ${b} east to a harbor. A motorboat goes straight from the start to the harbor.`,
      es: prose`Un transbordador va ${a} hacia el norte hasta una isla y luego ${b} hacia el este hasta un puerto. Una lancha va en línea recta del punto de partida al puerto.`,
    }),
  },
  {
    unit: 'yard',
    triples: [
      [72, 54, 90],
      [60, 45, 75],
      [84, 63, 105],
    ],
    tell: (a, b) => ({
      en: prose`Two players stand at opposite corners of a rectangular field that is ${a} long and ${b} wide. One ball is passed along two sides, another along the diagonal.`,
      es: prose`Dos jugadoras están en esquinas opuestas de un campo rectangular de ${a} de largo y ${b} de ancho. Un balón se pasa por dos lados; otro, por la diagonal.`,
    }),
  },
  {
    unit: 'meter',
    triples: [
      [60, 32, 68],
      [48, 36, 60],
      [56, 33, 65],
    ],
    tell: (a, b) => ({
      en: prose`A cable can be laid ${a} along one wall of a hall and ${b} along the next wall, or straight across the floor between the same two corners.`,
      es: prose`Un cable se puede tender ${a} por una pared de un salón y ${b} por la pared siguiente, o en línea recta por el piso entre las mismas dos esquinas.`,
    }),
  },
]

export const mediumForms = (form: Form) => ({
  roundedStory: form({
    levels: ['medium'],
    share: 3,
    kind: 'story',
    lines: 4,
    draw: random => drawRounded(random, startingAt(settings, 1)),
    answer: { ...measured, requires: 'decimal-places-1' },
    solve: ({ setting, known }) => ({ amount: roundedRoot(squareOf(known)), unit: setting.unit }),
    ask(situation) {
      return together(toldWith(situation), situation.setting.asked, {
        en: prose`Round to the nearest tenth.`,
        es: prose`Redondea a la décima más cercana.`,
      })
    },
    solution({ setting, known }, { amount }) {
      const found = measure(amount, setting.unit)
      return [
        ...squareSteps(known, hypotenuseIs(setting)),
        rootStep(squareOf(known), setting.unit),
        answerStep(found, {
          en: [`${setting.end.en} about `, found, '.'],
          es: [`${setting.end.es} aproximadamente `, found, '.'],
        }),
      ]
    },
    check: (printed, { amount }) => isRounded(exact(amount), printedSquare(sidesOf(printed))),
  }),

  shorterBy: form({
    levels: ['medium'],
    share: 2,
    kind: 'story',
    lines: 4,
    draw(random) {
      const shortcut = random.evenly(shortcuts)
      const [a, b, c] = random.pick(shortcut.triples)
      return { shortcut, a, b, c, asksTimes: false }
    },
    answer: measured,
    solve: ({ shortcut, a, b, c }) => ({ amount: a + b - c, unit: shortcut.unit }),
    ask({ shortcut, a, b }) {
      const told = shortcut.tell(role('leg', measure(a, shortcut.unit)), role('leg', measure(b, shortcut.unit)))
      return together(told, {
        en: prose`How much shorter is the straight route?`,
        es: prose`¿Cuánto más corto es el camino recto?`,
      })
    },
    solution({ shortcut: { unit }, a, b, c }, { amount }) {
      const found = measure(amount, unit)
      return [
        ...squareSteps(
          { legs: [a, b] },
          {
            en: line`The straight route is the hypotenuse ${x}: use the Pythagorean theorem.`,
            es: line`El camino recto es la hipotenusa ${x}: usa el teorema de Pitágoras.`,
          },
        ),
        step(equation(equation(x, root(c * c)), measure(c, unit)), because.positiveRoot),
        explainedBy(equation(minus(sum(a, b), c), amount), {
          en: line`Subtract ${x} from the distance along both legs.`,
          es: line`Resta ${x} del camino por los dos catetos.`,
        }),
        answerStep(found, {
          en: line`The straight route is ${found} shorter.`,
          es: line`El camino recto es ${found} más corto.`,
        }),
      ]
    },
    // The legs less the difference have the square of the hypotenuse.
    check(printed, { amount }) {
      const [a, b] = sidesOf(printed).map(({ of }) => of)
      const straight = a!.plus(b!).minus(exact(amount))
      return straight.n > 0 && straight.power(2).equals(printedSquare(sidesOf(printed)))
    },
  }),

  mistake: form({
    levels: ['medium'],
    share: 2,
    kind: 'find-mistake',
    lines: 4,
    draw(random) {
      const [setting, person] = [random.evenly(startingAt(settings, 5)), random.pick(people)]
      const [across, up, slanted] = random.pick(setting.triples)
      const known: Known =
        setting.asks === 'slanted'
          ? { legs: [across, up] }
          : { leg: setting.asks === 'up' ? across : up, hypotenuse: slanted }
      return { setting, person, known }
    },
    answer: measured,
    solve: ({ setting, known }) => ({ amount: Math.sqrt(squareOf(known)), unit: setting.unit }),
    ask(situation) {
      const { known, person, setting } = situation
      const { en, es } = together(toldWith(situation), setting.asked)
      const [who, work] = [personName(person), wrongWork(known)]
      return {
        en: [en, paragraph(line`${who} wrote ${work}, which is wrong. What is the correct answer?`)],
        es: [es, paragraph(line`${who} escribió ${work}, y está mal. ¿Cuál es la respuesta correcta?`)],
      }
    },
    solution({ setting, known }, { amount }) {
      const found = measure(amount, setting.unit)
      return [
        ...squareSteps(
          known,
          'legs' in known
            ? {
                en: [
                  'The mistake: the lengths were added without squaring them. The squares of the legs add up to the square of the hypotenuse.',
                ],
                es: [
                  'El error: se sumaron las longitudes sin elevarlas al cuadrado. Los cuadrados de los catetos suman el cuadrado de la hipotenusa.',
                ],
              }
            : {
                en: [
                  `The mistake: ${setting.slanted.en} was taken for a leg, but it is the hypotenuse, across from the right angle.`,
                ],
                es: [
                  `El error: se tomó ${setting.slanted.es} como cateto, pero es la hipotenusa, frente al ángulo recto.`,
                ],
              },
        ),
        rootStep(squareOf(known), setting.unit),
        answerStep(found, {
          en: [`${setting.end.en} `, found, '.'],
          es: [`${setting.end.es} `, found, '.'],
        }),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount).n > 0 &&
      exact(amount)
        .power(2)
        .equals(printedSquare(sidesOf(printed))),
  }),
})

/** The lengths added, or the hypotenuse taken for a leg. */
const wrongWork = (known: Known) =>
  'legs' in known ? equation(sum(known.legs[0], known.legs[1]), x) : theorem({ legs: [known.leg, known.hypotenuse] })
