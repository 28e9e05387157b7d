import {
  answerStep,
  type Block,
  type Both,
  decimal,
  type Expr,
  equation,
  exact,
  explainedBy,
  expr,
  line,
  measure,
  over,
  prose,
  Ratio,
  role,
  times,
  type UnitId,
} from '../../../author.ts'
import { measured } from '../../kit/measures/measured.ts'
import { type Form, type Said, x } from './parts.ts'

type Told = ReturnType<typeof role>
/** The unknown is to `across` as `height` is to `other`; numbers in tenths of the unit. */
interface Setting {
  readonly unit: UnitId
  readonly numbers: readonly (readonly [height: number, other: number, across: number])[]
  readonly unknown: Both<string>
  readonly says: (height: Told, other: Told, across: Told) => Both<Block>
  readonly why: Said
  readonly end: (found: Expr) => Said
}
const SUN: Said = {
  en: line`Each object and its shadow meet at a right angle, and the sun’s rays make equal angles with the ground: similar triangles (AA).`,
  es: line`Cada objeto forma un ángulo recto con su sombra, y los rayos del sol forman ángulos iguales con el suelo: triángulos semejantes (AA).`,
}
const MIRROR: Said = {
  en: line`Both triangles have a right angle at the ground and equal angles at the mirror: similar (AA).`,
  es: line`Los dos triángulos tienen un ángulo recto en el suelo y ángulos iguales en el espejo: semejantes (AA).`,
}
const SIGHT: Said = {
  en: line`Both triangles have a right angle, and the angle at the eye is common: similar (AA).`,
  es: line`Los dos triángulos tienen un ángulo recto, y el ángulo en el ojo es común: semejantes (AA).`,
}
const settings: readonly Setting[] = [
  {
    unit: 'foot',
    unknown: { en: 'the height of the flagpole', es: 'la altura del asta' },
    numbers: [
      [50, 40, 240],
      [60, 40, 200],
      [50, 80, 320],
    ],
    says: (h, s, l) => ({
      en: prose`A student who is ${h} tall casts a shadow of ${s}. At the same time, a flagpole casts a shadow of ${l}. How tall is the flagpole?`,
      es: prose`Una estudiante de ${h} de estatura proyecta una sombra de ${s}. A la misma hora, el asta de una bandera proyecta una sombra de ${l}. ¿Qué altura tiene el asta?`,
    }),
    why: SUN,
    end: found => ({ en: line`The flagpole is ${found} tall.`, es: line`El asta tiene ${found} de altura.` }),
  },
  {
    unit: 'meter',
    unknown: { en: 'the height of the tree', es: 'la altura del árbol' },
    numbers: [
      [15, 20, 120],
      [16, 20, 150],
      [15, 25, 100],
    ],
    says: (h, s, l) => ({
      en: prose`A mirror lies on level ground between Marco and a tree. Marco stands ${s} from the mirror, and his eyes are ${h} above the ground. The tree is ${l} from the mirror, and he sees its top in the mirror. Find the height of the tree.`,
      es: prose`Hay un espejo en el suelo plano entre Marco y un árbol. Marco está a ${s} del espejo y sus ojos están a ${h} del suelo. El árbol está a ${l} del espejo, y Marco ve en él la copa. Halla la altura del árbol.`,
    }),
    why: MIRROR,
    end: found => ({ en: line`The tree is ${found} tall.`, es: line`El árbol tiene ${found} de altura.` }),
  },
  {
    unit: 'meter',
    unknown: { en: 'the height of the building', es: 'la altura del edificio' },
    numbers: [
      [20, 50, 450],
      [20, 30, 270],
      [25, 40, 320],
    ],
    says: (h, s, l) => ({
      en: prose`The shadow of a building is ${l} long. A signpost that is ${h} high stands nearby, and its shadow is ${s} long at that moment. What is the height of the building?`,
      es: prose`La sombra de un edificio mide ${l}. Cerca hay un poste de ${h} de altura, y en ese momento su sombra mide ${s}. ¿Cuál es la altura del edificio?`,
    }),
    why: SUN,
    end: found => ({ en: line`The building is ${found} high.`, es: line`El edificio tiene ${found} de altura.` }),
  },
  {
    unit: 'inch',
    unknown: { en: 'the height of the door above eye level', es: 'la altura de la puerta desde el nivel del ojo' },
    numbers: [
      [20, 250, 3000],
      [30, 240, 2400],
      [40, 250, 2000],
    ],
    says: (h, s, l) => ({
      en: prose`Lina holds a ruler upright ${s} from her eye. A door that is ${l} from her eye seems exactly as high as ${h} of the ruler, measured up from eye level. How far does the door rise above the level of her eye?`,
      es: prose`Lina sostiene una regla vertical a ${s} de su ojo. Una puerta que está a ${l} de su ojo parece tan alta como ${h} de la regla, contando hacia arriba desde la altura del ojo. ¿Cuánto sube la puerta por encima de la altura de su ojo?`,
    }),
    why: SIGHT,
    end: found => ({
      en: line`The door rises ${found} above eye level.`,
      es: line`La puerta sube ${found} por encima del ojo.`,
    }),
  },
  {
    unit: 'foot',
    unknown: { en: 'the height of the wall', es: 'la altura del muro' },
    numbers: [
      [50, 60, 420],
      [50, 40, 280],
      [55, 50, 300],
    ],
    says: (h, s, l) => ({
      en: prose`To find the height of a climbing wall, Rosa puts a mirror on the floor ${l} from the wall. She steps back ${s} from the mirror until she sees the top of the wall in it. Her eyes are ${h} above the floor. How high is the wall?`,
      es: prose`Para hallar la altura de un muro de escalada, Rosa pone un espejo en el piso a ${l} del muro. Se aleja ${s} del espejo hasta que ve en él la parte alta del muro. Sus ojos están a ${h} del piso. ¿Qué altura tiene el muro?`,
    }),
    why: MIRROR,
    end: found => ({ en: line`The wall is ${found} high.`, es: line`El muro tiene ${found} de altura.` }),
  },
  {
    unit: 'meter',
    unknown: { en: 'the height of the lighthouse', es: 'la altura del faro' },
    numbers: [
      [10, 15, 240],
      [10, 25, 400],
      [10, 8, 160],
    ],
    says: (h, s, l) => ({
      en: prose`A stick that is ${h} tall stands upright in the sand, and its shadow measures ${s}. The shadow of a lighthouse measures ${l} at the same time. How tall is the lighthouse?`,
      es: prose`Se clava en la arena un palo vertical de ${h}, y su sombra mide ${s}. La sombra de un faro mide ${l} a la misma hora. ¿Qué altura tiene el faro?`,
    }),
    why: SUN,
    end: found => ({ en: line`The lighthouse is ${found} tall.`, es: line`El faro tiene ${found} de altura.` }),
  },
  {
    unit: 'foot',
    unknown: { en: 'the height of the end of the ramp', es: 'la altura del extremo de la rampa' },
    numbers: [
      [30, 40, 220],
      [30, 50, 200],
      [40, 50, 250],
    ],
    says: (h, s, l) => ({
      en: prose`Seen from the side, a skate ramp is a right triangle. A support that is ${h} high stands under the ramp, ${s} from its foot along the ground. The upper end of the ramp is above a point ${l} from the foot. How high is that end?`,
      es: prose`Vista de lado, una rampa de patinaje es un triángulo rectángulo. Debajo de la rampa hay un soporte de ${h} de altura, a ${s} del pie de la rampa por el suelo. El extremo superior está arriba de un punto a ${l} del pie. ¿A qué altura está ese extremo?`,
    }),
    why: {
      en: line`The support and the high end both make right angles with the ground, and the angle at the foot of the ramp is common: similar (AA).`,
      es: line`El soporte y el extremo alto forman ángulos rectos con el suelo, y el ángulo al pie de la rampa es común: semejantes (AA).`,
    },
    end: found => ({
      en: line`The end of the ramp is ${found} high.`,
      es: line`El extremo está a ${found} de altura.`,
    }),
  },
  {
    unit: 'meter',
    unknown: { en: 'the width of the river', es: 'el ancho del río' },
    numbers: [
      [60, 40, 300],
      [80, 50, 250],
      [90, 60, 240],
    ],
    says: (h, s, l) => ({
      en: prose`To find the width of a river, a surveyor stands at a point of the bank straight across from a tree. She walks ${l} along the bank to a stake, and ${s} farther on. Then she turns away from the river at a right angle and walks ${h}, until the stake is in line with the tree. How wide is the river?`,
      es: prose`Para hallar el ancho de un río, una topógrafa se para en la orilla justo frente a un árbol. Camina ${l} por la orilla hasta una estaca y ${s} más allá. Luego se aleja del río en ángulo recto y camina ${h}, hasta que la estaca queda alineada con el árbol. ¿Cuánto mide el ancho del río?`,
    }),
    why: {
      en: line`Both triangles have a right angle and share vertical angles at the stake: similar (AA).`,
      es: line`Los dos triángulos tienen un ángulo recto y ángulos opuestos por el vértice en la estaca: semejantes (AA).`,
    },
    end: found => ({ en: line`The river is ${found} wide.`, es: line`El río mide ${found} de ancho.` }),
  },
]
const tenths = (value: number): Expr => (value % 10 === 0 ? expr(value / 10) : decimal(Ratio.of(value, 10)))

export const shadowForm = (form: Form) => ({
  indirect: form({
    levels: ['hard'],
    share: 2,
    kind: 'story',
    lines: 4,
    draw: random => {
      const setting = random.evenly(settings)
      return { setting, numbers: random.pick(setting.numbers) }
    },
    answer: measured,
    solve: ({ setting, numbers: [h, s, l] }) => ({ amount: tenths((h * l) / s), unit: setting.unit }),
    ask: ({ setting, numbers: [h, s, l] }) => {
      const shown = (value: number) => measure(tenths(value), setting.unit)
      return setting.says(role('height', shown(h)), role('other', shown(s)), role('across', shown(l)))
    },
    solution({ setting, numbers: [h, s, l] }, { amount }) {
      const found = measure(amount, setting.unit)
      const [height, other, across] = [tenths(h), tenths(s), tenths(l)]
      return [
        explainedBy(
          {
            en: { kind: 'paragraph', content: [x, ` = ${setting.unknown.en}`] },
            es: { kind: 'paragraph', content: [x, ` = ${setting.unknown.es}`] },
          },
          {
            en: line`Choose a letter for the unknown length.`,
            es: line`Elige una letra para la longitud desconocida.`,
          },
        ),
        explainedBy(equation(over(x, across), over(height, other)), setting.why),
        explainedBy(equation(equation(x, over(times(across, height), other)), over(tenths((h * l) / 10), other)), {
          en: line`Multiply both sides by ${across}.`,
          es: line`Multiplica ambos lados por ${across}.`,
        }),
        explainedBy(equation(x, amount), { en: line`Divide.`, es: line`Divide.` }),
        answerStep(found, setting.end(found)),
      ]
    },
    check: (printed, { amount }) =>
      exact(amount)
        .times(printed.role('other'))
        .equals(printed.role('height').times(printed.role('across'))),
  }),
})
