import {
  answerStep,
  type Block,
  type Both,
  type Expr,
  equation,
  exact,
  explainedBy,
  line,
  measure,
  over,
  prose,
  role,
  times,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import type { Form, Said } from './parts.ts'

type Told = ReturnType<typeof role>
interface Picture {
  readonly unit: UnitId
  /** Width and height, and the whole scale factor. */
  readonly numbers: readonly (readonly [width: number, height: number, k: number])[]
  readonly says: (width: Told, height: Told, wide: Told) => Both<Block>
  readonly end: (found: Expr) => Said
}
const pictures: readonly Picture[] = [
  {
    unit: 'inch',
    numbers: [
      [4, 6, 3],
      [5, 7, 2],
      [3, 5, 4],
    ],
    says: (w, h, W) => ({
      en: prose`A photo that is ${w} wide and ${h} tall is enlarged to a similar poster that is ${W} wide. How tall is the poster?`,
      es: prose`Una foto de ${w} de ancho y ${h} de alto se amplía a un cartel semejante de ${W} de ancho. ¿Qué altura tiene el cartel?`,
    }),
    end: found => ({ en: line`The poster is ${found} tall.`, es: line`El cartel tiene ${found} de alto.` }),
  },
  {
    unit: 'centimeter',
    numbers: [
      [8, 5, 3],
      [9, 6, 4],
      [7, 5, 4],
    ],
    says: (w, h, W) => ({
      en: prose`On a phone, a drawing is ${w} by ${h}. On a projector screen its similar image has a longer side of ${W}. Find the shorter side of the image.`,
      es: prose`En un teléfono, un dibujo mide ${w} por ${h}. En una pantalla, su imagen semejante tiene un lado mayor de ${W}. Halla el lado menor de la imagen.`,
    }),
    end: found => ({
      en: line`The shorter side of the image is ${found}.`,
      es: line`El lado menor de la imagen mide ${found}.`,
    }),
  },
  {
    unit: 'foot',
    numbers: [
      [3, 2, 4],
      [5, 3, 2],
      [4, 3, 3],
    ],
    says: (w, h, W) => ({
      en: prose`Two flags are similar. The small flag is ${w} long and ${h} high, and the large flag is ${W} long. What is the height of the large flag?`,
      es: prose`Dos banderas son semejantes. La pequeña mide ${w} de largo y ${h} de alto, y la grande mide ${W} de largo. ¿Cuál es la altura de la bandera grande?`,
    }),
    end: found => ({ en: line`The large flag is ${found} high.`, es: line`La bandera grande mide ${found} de alto.` }),
  },
  {
    unit: 'meter',
    numbers: [
      [6, 4, 3],
      [5, 4, 2],
      [7, 5, 3],
    ],
    says: (w, h, W) => ({
      en: prose`A gardener plants two similar rectangular beds. The first is ${w} long and ${h} wide. The second is ${W} long. How wide must the second bed be?`,
      es: prose`Un jardinero planta dos canteros rectangulares semejantes. El primero mide ${w} de largo y ${h} de ancho. El segundo mide ${W} de largo. ¿Qué ancho debe tener el segundo cantero?`,
    }),
    end: found => ({
      en: line`The second bed must be ${found} wide.`,
      es: line`El segundo cantero debe tener ${found} de ancho.`,
    }),
  },
  {
    unit: 'inch',
    numbers: [
      [2, 3, 4],
      [3, 4, 2],
      [4, 5, 3],
    ],
    says: (w, h, W) => ({
      en: prose`Ivy designs a sticker that is ${w} wide and ${h} tall, and a similar wall sign that is ${W} wide. Find the height of the sign.`,
      es: prose`Ivy diseña una calcomanía de ${w} de ancho y ${h} de alto, y un letrero de pared semejante de ${W} de ancho. Halla la altura del letrero.`,
    }),
    end: found => ({ en: line`The sign is ${found} tall.`, es: line`El letrero tiene ${found} de alto.` }),
  },
  {
    unit: 'centimeter',
    numbers: [
      [12, 7, 2],
      [10, 6, 4],
      [11, 8, 3],
    ],
    says: (w, h, W) => ({
      en: prose`A tile maker sells two similar rectangular tiles. The sides of the small one are ${w} and ${h}. The longer side of the large one is ${W}. How long is its shorter side?`,
      es: prose`Un fabricante vende dos azulejos rectangulares semejantes. Los lados del pequeño miden ${w} y ${h}. El lado mayor del grande mide ${W}. ¿Cuánto mide su lado menor?`,
    }),
    end: found => ({
      en: line`The shorter side of the large tile is ${found}.`,
      es: line`El lado menor del azulejo grande mide ${found}.`,
    }),
  },
  {
    unit: 'foot',
    numbers: [
      [10, 8, 2],
      [12, 9, 2],
      [9, 7, 3],
    ],
    says: (w, h, W) => ({
      en: prose`The stage of a school is ${w} wide and ${h} deep. A theater has a stage of similar shape that is ${W} wide. How deep is the stage of the theater?`,
      es: prose`El escenario de una escuela mide ${w} de ancho y ${h} de fondo. Un teatro tiene un escenario de forma semejante de ${W} de ancho. ¿Cuánto mide de fondo el escenario del teatro?`,
    }),
    end: found => ({
      en: line`The stage of the theater is ${found} deep.`,
      es: line`El escenario del teatro mide ${found} de fondo.`,
    }),
  },
  {
    unit: 'meter',
    numbers: [
      [25, 10, 2],
      [15, 8, 3],
      [20, 9, 2],
    ],
    says: (w, h, W) => ({
      en: prose`A town has two similar rectangular pools. The children’s pool is ${w} by ${h}. The longer side of the large pool is ${W}. Find the shorter side of the large pool.`,
      es: prose`Un pueblo tiene dos piscinas rectangulares semejantes. La de niños mide ${w} por ${h}. El lado mayor de la grande mide ${W}. Halla el lado menor de la piscina grande.`,
    }),
    end: found => ({
      en: line`The shorter side of the large pool is ${found}.`,
      es: line`El lado menor de la piscina grande mide ${found}.`,
    }),
  },
]

export const pictureForm = (form: Form) => ({
  enlargement: form({
    levels: ['easy'],
    share: 2,
    kind: 'story',
    lines: 3,
    draw: random => {
      const picture = random.evenly(pictures)
      return { picture, numbers: random.pick(picture.numbers) }
    },
    answer: measured,
    solve: ({ picture, numbers: [, h, k] }) => ({ amount: h * k, unit: picture.unit }),
    ask: ({ picture, numbers: [w, h, k] }) => {
      const shown = (name: string, value: number) => role(name, measure(value, picture.unit))
      return picture.says(shown('width', w), shown('height', h), shown('wide', w * k))
    },
    solution({ picture, numbers: [w, h, k] }, { amount }) {
      const found = measure(amount, picture.unit)
      return [
        explainedBy(equation(over(w * k, w), k), {
          en: line`Divide the known length of the large figure by the matching length of the small one: this is the scale factor.`,
          es: line`Divide la longitud conocida de la figura grande entre la longitud correspondiente de la pequeña: es el factor de escala.`,
        }),
        explainedBy(equation(times(h, k), amount), {
          en: line`Multiply the other length of the small figure by the scale factor.`,
          es: line`Multiplica la otra longitud de la figura pequeña por el factor de escala.`,
        }),
        answerStep(found, picture.end(found)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('width'))
        .equals(printed.role('height').times(printed.role('wide'))),
  }),
})
