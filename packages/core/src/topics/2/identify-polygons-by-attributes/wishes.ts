import {
  aThing,
  type Both,
  borderOf,
  both,
  count,
  drawing,
  equation,
  exact,
  explainedBy,
  type FormMaker,
  failed,
  figure,
  line,
  minus,
  prose,
  role,
  type Shape,
  shapeSet,
  sum,
  thing,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import { countAround, NAME_NOUN, type Name, PART_NOUN, PARTS, SIDES, sidesOfNoun } from './drawn.ts'
import type { levels } from './levels.ts'

interface Wish {
  readonly sides: 3 | 4 | 5 | 6
  readonly shape: Shape
  readonly lengths: 'equal' | 'different'
  readonly says: Both<ReturnType<typeof words>['en']>
}
const wish = (sides: Wish['sides'], shape: Shape, lengths: Wish['lengths'], en: string, es: string): Wish => ({
  sides,
  shape,
  lengths,
  says: { en, es },
})
/** What is asked of a drawing besides its number of sides, and a shape that has it. */
const WISHES: readonly Wish[] = [
  wish(
    4,
    'rectangle',
    'different',
    '2 of its sides are long and 2 are short.',
    '2 de sus lados son largos y 2 son cortos.',
  ),
  wish(
    5,
    'long-sided-pentagon',
    'different',
    'One side is much longer than the others.',
    'Un lado es mucho más largo que los otros.',
  ),
  wish(3, 'triangle', 'equal', 'All its sides are the same length.', 'Todos sus lados miden lo mismo.'),
  wish(
    6,
    'short-sided-hexagon',
    'different',
    'One side is much shorter than the others.',
    'Un lado es mucho más corto que los otros.',
  ),
  wish(
    4,
    'quadrilateral',
    'different',
    'No two of its sides are the same length.',
    'Todos sus lados tienen longitudes diferentes.',
  ),
  wish(
    3,
    'isosceles-triangle',
    'different',
    '2 of its sides are long and 1 is short.',
    '2 de sus lados son largos y 1 es corto.',
  ),
  wish(
    5,
    'short-sided-pentagon',
    'different',
    'One side is much shorter than the others.',
    'Un lado es mucho más corto que los otros.',
  ),
  wish(4, 'square', 'equal', 'All its sides are the same length.', 'Todos sus lados miden lo mismo.'),
  wish(
    6,
    'long-sided-hexagon',
    'different',
    'One side is much longer than the others.',
    'Un lado es mucho más largo que los otros.',
  ),
  wish(
    3,
    'scalene-triangle',
    'different',
    'No two of its sides are the same length.',
    'Todos sus lados tienen longitudes diferentes.',
  ),
]

/** What a drawing is like, and how that is asked for. */
const IN_ENGLISH = [
  [/^One side is/, 'Make one side'],
  [/^All its sides are/, 'Make all its sides'],
  [/^No two of its sides are/, 'Make no two of its sides'],
  [/^2 of its sides are long and (\d) (?:are|is)/, 'Make 2 of its sides long and $1'],
] as const
const IN_SPANISH = [
  [/^Un lado es/, 'Haz que un lado sea'],
  [/^Todos sus lados miden/, 'Haz que todos sus lados midan'],
  [/^Todos sus lados tienen/, 'Haz que todos sus lados tengan'],
  [/^2 de sus lados son largos y (\d) (?:son|es)/, 'Haz que 2 de sus lados sean largos y $1'],
] as const
const asked = (says: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((text, [told, wanted]) => text.replace(told, wanted), says)

/** A number of sides, told by another shape. */
const WAYS: Readonly<
  Record<Wish['sides'], readonly { readonly way: 'more' | 'fewer'; readonly by: number; readonly than: Name }[]>
> = {
  3: [
    { way: 'fewer', by: 1, than: 'quadrilateral' },
    { way: 'fewer', by: 2, than: 'pentagon' },
  ],
  4: [
    { way: 'more', by: 1, than: 'triangle' },
    { way: 'fewer', by: 2, than: 'hexagon' },
  ],
  5: [
    { way: 'more', by: 2, than: 'triangle' },
    { way: 'fewer', by: 1, than: 'hexagon' },
  ],
  6: [
    { way: 'more', by: 1, than: 'pentagon' },
    { way: 'more', by: 2, than: 'quadrilateral' },
  ],
}

/** A shape to draw from two conditions. */
export const drawForm = (form: FormMaker<typeof levels>) => ({
  draw: form({
    levels: ['hard'],
    lines: 5,
    draw: random => {
      const wished = random.evenly(WISHES)
      return { ...wished, part: random.evenly(PARTS), way: random.pick(WAYS[wished.sides]) }
    },
    answer: {
      ...drawing<{ readonly shape: Shape }>(
        ({ shape }) => shapeSet([shape], { says: 'vertices-and-lengths' }),
        ({ shape }) => [{ shape: shape.endsWith('hexagon') ? 'triangle' : 'hexagon' }],
      ),
    },
    solve: ({ shape }) => ({ shape }),
    key: ({ says }) => ({
      en: prose`${words(says.en, says.es)} Other shapes can be right too.`,
      es: prose`${words(says.en, says.es)} Otras figuras también pueden ser correctas.`,
    }),
    ask({ part, says, lengths, way }) {
      const [by, than] = [role(way.way, count(way.by, PART_NOUN[part])), aThing(NAME_NOUN[way.than])]
      const noun = way.by === 1 ? thing(PART_NOUN[part]) : things(PART_NOUN[part])
      const condition = role(lengths, words(asked(says.en, IN_ENGLISH), asked(says.es, IN_SPANISH)))
      return way.way === 'more'
        ? {
            en: prose`Draw a closed shape with ${role('more', way.by)} more ${noun} than ${than}. ${condition}`,
            es: prose`Dibuja una figura cerrada que tenga ${by} más que ${than}. ${condition}`,
          }
        : {
            en: prose`Draw a closed shape with ${role('fewer', way.by)} fewer ${noun} than ${than}. ${condition}`,
            es: prose`Dibuja una figura cerrada que tenga ${by} menos que ${than}. ${condition}`,
          }
    },
    solution({ sides, shape, part, says, way }) {
      const [number, has] = [SIDES[way.than], count(sides, PART_NOUN[part])]
      const [drawnSides, angles] = tupleOf(
        PARTS.map(one => count(sides, PART_NOUN[one])),
        2,
      )
      return [
        explainedBy(equation(way.way === 'more' ? sum(number, way.by) : minus(number, way.by), sides), {
          en: line`${aThing(NAME_NOUN[way.than])} has ${count(number, PART_NOUN[part])}. Your shape needs ${has}.`,
          es: line`${aThing(NAME_NOUN[way.than])} tiene ${count(number, PART_NOUN[part])}. Tu figura debe tener ${has}.`,
        }),
        explainedBy(both(prose`${drawnSides}, ${angles}`), {
          en: line`A shape has as many sides as angles.`,
          es: line`Una figura tiene tantos lados como ángulos.`,
        }),
        explainedBy(figure(shapeSet([shape], { says: 'vertices-and-lengths' })), {
          en: line`Choose the lengths. ${words(says.en, says.es)}`,
          es: line`Elige las longitudes. ${words(says.en, says.es)}`,
        }),
      ]
    },
    check(printed, { shape }) {
      const isEqual = printed.terms('role').some(({ name }) => name === 'equal')
      const isMore = printed.terms('role').some(({ name }) => name === 'more')
      const than =
        printed.terms('thing').flatMap(({ noun }) => sidesOfNoun(noun) ?? [])[0] ?? failed('The wish names a shape')
      const asked = isMore ? printed.role('more').plus(than) : exact(than).minus(printed.role('fewer'))
      return asked.equals(countAround(shape) ?? -1) && borderOf(shape)?.sidesAreEqual === isEqual
    },
  }),
})
