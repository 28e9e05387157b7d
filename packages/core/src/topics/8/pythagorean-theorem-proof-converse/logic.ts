import {
  type Block,
  type Both,
  type Expr,
  equation,
  explainedBy,
  line,
  measure,
  power,
  prose,
  role,
  type Sentence,
  sentenceChoice,
  sum,
  type UnitId,
} from '../../../author.ts'
import { type Form, type Sides, TRIPLES } from './parts.ts'

const sentence = (key: string, en: Block, es: Block): Sentence => ({ key, says: { en, es } })

/** The statement about two sides and a third, and what is made of it by turning or denying its parts. */
function statementsOf([a, b, c]: Sides): Readonly<Record<'given' | 'converse' | 'inverse' | 'other', Sentence>> {
  return {
    given: sentence(
      'given',
      prose`If the angle between the sides of ${a} and ${b} is right, then the third side is ${c}.`,
      prose`Si el ángulo entre los lados de ${a} y ${b} es recto, entonces el tercer lado mide ${c}.`,
    ),
    converse: sentence(
      'converse',
      prose`If the third side is ${c}, then the angle between the sides of ${a} and ${b} is right.`,
      prose`Si el tercer lado mide ${c}, entonces el ángulo entre los lados de ${a} y ${b} es recto.`,
    ),
    inverse: sentence(
      'inverse',
      prose`If the angle between the sides of ${a} and ${b} is not right, then the third side is not ${c}.`,
      prose`Si el ángulo entre los lados de ${a} y ${b} no es recto, entonces el tercer lado no mide ${c}.`,
    ),
    other: sentence(
      'other',
      prose`If the third side is not ${c}, then the angle between the sides of ${a} and ${b} is not right.`,
      prose`Si el tercer lado no mide ${c}, entonces el ángulo entre los lados de ${a} y ${b} no es recto.`,
    ),
  }
}

type Told = ReturnType<typeof role>
type Used = 'theorem' | 'converse'
interface Use {
  readonly used: Used
  readonly unit: UnitId
  readonly triples: readonly Sides[]
  readonly says: (a: Told, b: Told, c: Told) => Both<Block>
}
/** What somebody knows and what follows: by the theorem or by its converse. */
const uses: readonly Use[] = [
  {
    used: 'converse',
    unit: 'inch',
    triples: [
      [18, 24, 30],
      [21, 28, 35],
      [27, 36, 45],
    ],
    says: (a, b, c) => ({
      en: prose`Lucía measures a tile and finds sides of ${a} and ${b} and a diagonal of ${c}. She concludes that its corner is a right angle.`,
      es: prose`Lucía mide una baldosa y halla lados de ${a} y ${b} y una diagonal de ${c}. Concluye que su esquina es un ángulo recto.`,
    }),
  },
  {
    used: 'theorem',
    unit: 'foot',
    triples: [
      [5, 12, 13],
      [7, 24, 25],
      [10, 24, 26],
    ],
    says: (a, b, c) => ({
      en: prose`A wall stands at a right angle to the ground. The foot of a ladder is ${a} from the wall, and its top is ${b} up the wall. Ben concludes that the ladder is ${c} long.`,
      es: prose`Una pared forma un ángulo recto con el suelo. El pie de una escalera está a ${a} de la pared y su extremo superior, a ${b} de altura. Ben concluye que la escalera mide ${c}.`,
    }),
  },
  {
    used: 'converse',
    unit: 'foot',
    triples: [
      [9, 12, 15],
      [12, 16, 20],
      [15, 20, 25],
    ],
    says: (a, b, c) => ({
      en: prose`A crew ties knots in a rope and stretches it to a triangle with sides of ${a}, ${b}, and ${c}. The crew uses the corner between the shorter sides as a right angle.`,
      es: prose`Un equipo hace nudos en una cuerda y la extiende en un triángulo con lados de ${a}, ${b} y ${c}. El equipo usa la esquina entre los lados más cortos como ángulo recto.`,
    }),
  },
  {
    used: 'theorem',
    unit: 'meter',
    triples: [
      [60, 80, 100],
      [50, 120, 130],
      [90, 120, 150],
    ],
    says: (a, b, c) => ({
      en: prose`Two streets cross at a right angle. Mei walks ${a} along one of them and ${b} along the other. She concludes that she is now ${c} from her starting point in a straight line.`,
      es: prose`Dos calles se cruzan en ángulo recto. Mei camina ${a} por una y ${b} por la otra. Concluye que ahora está a ${c} de su punto de partida en línea recta.`,
    }),
  },
  {
    used: 'converse',
    unit: 'centimeter',
    triples: [
      [45, 60, 75],
      [28, 45, 53],
      [30, 40, 50],
    ],
    says: (a, b, c) => ({
      en: prose`The three sides of a triangular flag are ${c}, ${a}, and ${b}. Sam concludes that two of them are perpendicular.`,
      es: prose`Los tres lados de una bandera triangular miden ${c}, ${a} y ${b}. Sam concluye que dos de ellos son perpendiculares.`,
    }),
  },
  {
    used: 'theorem',
    unit: 'inch',
    triples: [
      [24, 18, 30],
      [32, 24, 40],
      [48, 36, 60],
    ],
    says: (a, b, c) => ({
      en: prose`A rectangular screen is ${a} wide and ${b} high. Aisha concludes that its diagonal is ${c} long.`,
      es: prose`Una pantalla rectangular mide ${a} de ancho y ${b} de alto. Aisha concluye que su diagonal mide ${c}.`,
    }),
  },
  {
    used: 'converse',
    unit: 'meter',
    triples: [
      [21, 28, 35],
      [16, 30, 34],
      [15, 36, 39],
    ],
    says: (a, b, c) => ({
      en: prose`On a map of a garden, three trees are ${b}, ${a}, and ${c} apart. Leo concludes that the paths between them form a right triangle.`,
      es: prose`En el plano de un jardín, tres árboles están a ${b}, ${a} y ${c} unos de otros. Leo concluye que los senderos entre ellos forman un triángulo rectángulo.`,
    }),
  },
  {
    used: 'theorem',
    unit: 'centimeter',
    triples: [
      [8, 15, 17],
      [12, 35, 37],
      [9, 40, 41],
    ],
    says: (a, b, c) => ({
      en: prose`Nora cuts a sheet of paper along its diagonal into two right triangles. The legs measure ${a} and ${b}. She concludes that the cut is ${c} long.`,
      es: prose`Nora corta una hoja de papel por su diagonal en dos triángulos rectángulos. Los catetos miden ${a} y ${b}. Concluye que el corte mide ${c}.`,
    }),
  },
]
const REASONS = {
  theorem: sentence('theorem', prose`the Pythagorean theorem`, prose`el teorema de Pitágoras`),
  converse: sentence(
    'converse',
    prose`the converse of the Pythagorean theorem`,
    prose`el recíproco del teorema de Pitágoras`,
  ),
  angles: sentence('angles', prose`the sum of the angles of a triangle`, prose`la suma de los ángulos de un triángulo`),
  sides: sentence(
    'sides',
    prose`the rule that two sides together are longer than the third`,
    prose`la regla de que dos lados juntos son más largos que el tercero`,
  ),
} as const

export const logicForms = (form: Form) => ({
  converse: form({
    levels: ['medium'],
    draw: random => ({ sides: random.evenly(TRIPLES) }),
    answer: sentenceChoice,
    solve: ({ sides }) => statementsOf(sides).converse,
    mistakes({ sides }) {
      const { inverse, other } = statementsOf(sides)
      const [a, b, c] = sides
      return {
        inverse,
        other,
        and: sentence(
          'and',
          prose`The third side is ${c}, because the angle between the sides of ${a} and ${b} is right.`,
          prose`El tercer lado mide ${c}, porque el ángulo entre los lados de ${a} y ${b} es recto.`,
        ),
      }
    },
    ask({ sides }) {
      const [a, b] = sides
      const { given } = statementsOf(sides)
      return {
        en: [
          prose`This statement is about a triangle with sides of ${a} and ${b}:`,
          given.says.en,
          prose`Which is its converse?`,
        ],
        es: [
          prose`Este enunciado trata de un triángulo con lados de ${a} y ${b}:`,
          given.says.es,
          prose`¿Cuál es su recíproco?`,
        ],
      } as Both<readonly Block[]>
    },
    solution: (_, { says }) => [
      explainedBy(
        { en: prose`if …, then …`, es: prose`si …, entonces …` },
        {
          en: line`The converse exchanges what follows “if” and what follows “then.” It denies nothing.`,
          es: line`El recíproco intercambia lo que sigue a “si” y lo que sigue a “entonces”. No niega nada.`,
        },
      ),
      explainedBy(says, {
        en: line`Now the side comes first and the right angle follows.`,
        es: line`Ahora el lado va primero y el ángulo recto es la conclusión.`,
      }),
    ],
    whyWrong: () => ({
      inverse: {
        en: line`It denies both parts and leaves them in their order.`,
        es: line`Niega las dos partes y las deja en su orden.`,
      },
      other: {
        en: line`It exchanges the parts, but it denies them too.`,
        es: line`Intercambia las partes, pero además las niega.`,
      },
      and: {
        en: line`It says the same as the statement: the right angle is still the reason.`,
        es: line`Dice lo mismo que el enunciado: el ángulo recto sigue siendo la razón.`,
      },
    }),
    check: (_, { key }) => key === 'converse',
  }),

  whichReason: form({
    levels: ['medium'],
    draw: random => {
      const use = random.evenly(uses)
      return { use, sides: random.pick(use.triples) }
    },
    answer: sentenceChoice,
    solve: ({ use }) => REASONS[use.used],
    mistakes: ({ use }) => {
      const { theorem, converse, angles, sides } = REASONS
      return use.used === 'theorem' ? { converse, angles, sides } : { theorem, angles, sides }
    },
    ask({ use, sides: [a, b, c] }) {
      const shown = (name: string, value: number) => role(name, measure(value, use.unit))
      const { en, es } = use.says(shown('first', a), shown('second', b), shown('third', c))
      return {
        en: [en, prose`Which reason justifies the conclusion?`],
        es: [es, prose`¿Qué razón justifica la conclusión?`],
      }
    },
    solution({ use, sides: [a, b, c] }, { says }) {
      const all: Expr = equation(equation(sum(power(a, 2), power(b, 2)), a * a + b * b), power(c, 2))
      return use.used === 'converse'
        ? [
            explainedBy(all, {
              en: line`Three lengths are known, and a right angle is concluded. The lengths fit this equation.`,
              es: line`Se conocen tres longitudes y se concluye que hay un ángulo recto. Las longitudes cumplen esta ecuación.`,
            }),
            explainedBy(says, {
              en: line`The converse goes from the sides to the right angle.`,
              es: line`El recíproco va de los lados al ángulo recto.`,
            }),
          ]
        : [
            explainedBy(all, {
              en: line`A right angle and its two legs are known, and the hypotenuse is concluded from this equation.`,
              es: line`Se conocen un ángulo recto y sus dos catetos, y la hipotenusa se concluye de esta ecuación.`,
            }),
            explainedBy(says, {
              en: line`The theorem goes from the right angle to the sides.`,
              es: line`El teorema va del ángulo recto a los lados.`,
            }),
          ]
    },
    whyWrong: ({ use }) =>
      use.used === 'converse'
        ? {
            theorem: {
              en: line`The theorem goes the other way: from a right angle to the sides.`,
              es: line`El teorema va al revés: del ángulo recto a los lados.`,
            },
            angles: { en: line`No angle is known here.`, es: line`Aquí no se conoce ningún ángulo.` },
            sides: {
              en: line`This rule does not tell whether an angle is right.`,
              es: line`Esta regla no dice si un ángulo es recto.`,
            },
          }
        : {
            converse: {
              en: line`The converse goes the other way: from the sides to a right angle.`,
              es: line`El recíproco va al revés: de los lados al ángulo recto.`,
            },
            angles: { en: line`This rule gives no length.`, es: line`Esta regla no da ninguna longitud.` },
            sides: {
              en: line`This rule does not give the exact length.`,
              es: line`Esta regla no da la longitud exacta.`,
            },
          },
    // Who concludes a length uses the theorem; who concludes a right angle, its converse: by the last length printed.
    check(printed, { key }) {
      const found = uses.find(({ says }) => {
        const [a, b, c] = ['first', 'second', 'third'].map(name =>
          printed.terms('role').find(one => one.name === name),
        ) as [Told, Told, Told]
        const { en, es } = says(a, b, c)
        return [en, es].some(block => JSON.stringify(block) === JSON.stringify(printed.blocks[0]))
      })
      return key === found?.used
    },
  }),
})
