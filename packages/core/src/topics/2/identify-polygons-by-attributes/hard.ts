import {
  aThing,
  type Both,
  borderOf,
  both,
  type Content,
  count,
  drawing,
  equation,
  exact,
  expr,
  type FormMaker,
  figure,
  howMany,
  integer,
  itemOf,
  line,
  list,
  minus,
  name as nameOfPerson,
  people,
  prose,
  quantity,
  type Random,
  role,
  type Shape,
  shapeSet,
  step,
  steps,
  sum,
  thing,
  things,
  tupleOf,
  words,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { asked, explained } from '../../kit/shapes/pieces.ts'
import {
  aCube,
  CUBE_COUNT,
  CUBE_LAYERS,
  CUBE_NOUN,
  CUBE_PARTS,
  CUBE_SEEN,
  countAround,
  NAME_NOUN,
  NAMES,
  type Name,
  namedBy,
  otherPart,
  PART_NOUN,
  PARTS,
  type Part,
  SIDES,
  shapeName,
  sidesOfNoun,
} from './drawn.ts'
import type { levels } from './levels.ts'
import { fits, kept, known, RIDDLES, saysAll, told } from './riddles.ts'
import { BUILT, STICKS } from './sticks.ts'

interface Wish {
  readonly sides: number
  readonly shape: Shape
  readonly lengths: 'equal' | 'different'
  readonly says: Both<ReturnType<typeof words>['en']>
}
const wish = (sides: number, shape: Shape, lengths: Wish['lengths'], en: string, es: string): Wish => ({
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
  wish(4, 'quadrilateral', 'different', 'No two of its sides are the same length.', 'Todos sus lados miden distinto.'),
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
    'Todos sus lados miden distinto.',
  ),
]

const LAID: readonly (readonly [known: Name, also: Name, hidden: Name])[] = [
  ['hexagon', 'triangle', 'pentagon'],
  ['pentagon', 'quadrilateral', 'hexagon'],
  ['hexagon', 'pentagon', 'quadrilateral'],
  ['pentagon', 'quadrilateral', 'triangle'],
  ['quadrilateral', 'triangle', 'pentagon'],
  ['hexagon', 'quadrilateral', 'triangle'],
  ['triangle', 'pentagon', 'hexagon'],
  ['triangle', 'pentagon', 'quadrilateral'],
]

/** More sides than, in all, on a cube: a sentence of each kind, with its true number. */
const COMPARED: readonly (readonly [more: Name, fewer: Name])[] = [
  ['hexagon', 'quadrilateral'],
  ['pentagon', 'triangle'],
  ['hexagon', 'pentagon'],
  ['quadrilateral', 'triangle'],
  ['hexagon', 'triangle'],
  ['pentagon', 'quadrilateral'],
]
const ADDED: readonly (readonly [Name, Name])[] = [
  ['triangle', 'pentagon'],
  ['quadrilateral', 'hexagon'],
  ['pentagon', 'quadrilateral'],
  ['hexagon', 'triangle'],
  ['pentagon', 'hexagon'],
]
/** What is wrong by mistake: the corners taken for the edges, one too many or too few. */
const CUBE_WRONG = { edges: 8, corners: 6, faces: 4 } as const
const FALSE = ['compared', 'cube', 'added'] as const
type False = (typeof FALSE)[number]

interface Sentences {
  readonly compared: readonly [Name, Name]
  readonly added: readonly [Name, Name]
  readonly cube: keyof typeof CUBE_COUNT
  readonly part: Part
  readonly wrong: False
  readonly off: number
  readonly order: readonly False[]
}
const trueNumbers = ({ compared: [more, fewer], added: [one, other], cube }: Sentences) => ({
  compared: SIDES[more] - SIDES[fewer],
  added: SIDES[one] + SIDES[other],
  cube: CUBE_COUNT[cube],
})
const drawSentences = (random: Random): Sentences => {
  const wrong = random.evenly(FALSE)
  const cube = random.evenly(CUBE_PARTS)
  return {
    compared: random.pick(COMPARED),
    added: random.pick(ADDED),
    cube,
    part: random.evenly(PARTS),
    wrong,
    off: random.sign(),
    order: random.shuffle([...FALSE]),
  }
}
const saidIn = (facts: Sentences, kind: False): number =>
  kind !== facts.wrong
    ? trueNumbers(facts)[kind]
    : kind === 'cube'
      ? CUBE_WRONG[facts.cube]
      : trueNumbers(facts)[kind] + (kind === 'compared' ? 1 : facts.off)
function sentence(
  facts: Sentences,
  kind: False,
): { readonly en: ReturnType<typeof line>; readonly es: ReturnType<typeof line> } {
  const said = role(kind, saidIn(facts, kind))
  const noun = PART_NOUN[facts.part]
  if (kind === 'cube') {
    const parts = things(CUBE_NOUN[facts.cube])
    return { en: line`A cube has ${said} ${parts}.`, es: line`Un cubo tiene ${said} ${parts}.` }
  }
  const [one, other] = facts[kind].map(name => aThing(NAME_NOUN[name]))
  const [first, second] = tupleOf(
    [one, other].flatMap(term => term ?? []),
    2,
  )
  if (kind === 'added')
    return {
      en: line`${first} and ${second} have ${said} ${things(noun)} in all.`,
      es: line`${first} y ${second} tienen ${said} ${things(noun)} en total.`,
    }
  const isOne = saidIn(facts, kind) === 1
  const unit = isOne ? thing(noun) : things(noun)
  return {
    en: line`${first} has ${said} more ${unit} than ${second}.`,
    es: line`${first} tiene ${said} ${unit} más que ${second}.`,
  }
}

export const hardForms = (form: FormMaker<typeof levels>) => ({
  riddle: form({
    levels: ['hard'],
    share: 2,
    lines: 1,
    draw: random => {
      const clues = random.evenly(RIDDLES)
      return {
        clues,
        part: random.evenly(PARTS),
        name: itemOf(
          NAMES.filter(name => clues.every(clue => fits(clue, name))),
          0,
        ),
      }
    },
    answer: shapeName,
    solve: ({ name }) => name,
    ask({ clues: [one, other], part }) {
      const [first, second] = [told(one, part), told(other, otherPart(part))]
      return {
        en: [{ kind: 'paragraph', content: [...first.en, ' ', ...second.en, ' What shape am I?'] }],
        es: [{ kind: 'paragraph', content: [...first.es, ' ', ...second.es, ' ¿Qué figura soy?'] }],
      }
    },
    solution({ clues: [one, other], part, name }, answer) {
      const [first, second] = [known(one, part), known(other, otherPart(part))]
      const keep = kept(one)
      const left = NAMES.filter(shape => fits(one, shape)).map(shape => SIDES[shape])
      const [noun, others] = [things(PART_NOUN[part]), things(PART_NOUN[otherPart(part)])]
      return [
        explained(list(...left), {
          en: [...line`The choices have 3, 4, 5, and 6 ${noun}. `, ...first.en, 'Keep ', ...keep.en, '.'],
          es: [...line`Las opciones tienen 3, 4, 5 y 6 ${noun}. `, ...first.es, 'Toma ', ...keep.es, '.'],
        }),
        explained(expr(SIDES[name]), {
          en: [...line`A shape has as many ${others} as ${noun}. `, ...second.en, ...line`Keep only ${SIDES[name]}.`],
          es: [
            ...line`Una figura tiene tantos ${others} como ${noun}. `,
            ...second.es,
            ...line`Queda solo ${SIDES[name]}.`,
          ],
        }),
        explained(shapeName.show(answer), namedBy(answer)),
      ]
    },
    check: (printed, answer) =>
      [3, 4, 5, 6].filter(sides => saysAll(printed, sides)).every(sides => sides === SIDES[answer]) &&
      saysAll(printed, SIDES[answer]),
  }),

  draw: form({
    levels: ['hard'],
    share: 2,
    lines: 5,
    draw: random => ({ ...random.evenly(WISHES), part: random.evenly(PARTS) }),
    answer: {
      ...drawing<{ readonly shape: Shape }>(
        ({ shape }) => shapeSet([shape], { says: 'borders-and-lengths' }),
        ({ shape }) => [{ shape: shape.endsWith('hexagon') ? 'triangle' : 'hexagon' }],
      ),
    },
    solve: ({ shape }) => ({ shape }),
    key: () => ({ en: prose`Other shapes can be right too.`, es: prose`Otras figuras también pueden ser correctas.` }),
    ask({ sides, part, says, lengths }) {
      const has = count(sides, PART_NOUN[part])
      const condition = role(lengths, words(says.en, says.es))
      return {
        en: prose`Draw a closed shape with ${has}. ${condition}`,
        es: prose`Dibuja una figura cerrada de ${has}. ${condition}`,
      }
    },
    solution({ sides: number, shape, part, says }) {
      const [sides, angles] = tupleOf(
        PARTS.map(one => count(number, PART_NOUN[one])),
        2,
      )
      return [
        explained(
          both(prose`${sides}`),
          part === 'angles'
            ? { en: line`A shape with ${angles} has ${sides}.`, es: line`Una figura de ${angles} tiene ${sides}.` }
            : { en: line`Draw ${sides}. They make ${angles}.`, es: line`Traza ${sides}. Forman ${angles}.` },
        ),
        explained(figure(shapeSet([shape], { says: 'borders-and-lengths' })), {
          en: line`Choose the lengths. ${words(says.en, says.es)}`,
          es: line`Elige las longitudes. ${words(says.en, says.es)}`,
        }),
      ]
    },
    check(printed, { shape }) {
      const isEqual = printed.term('role').name === 'equal'
      return (
        exact(printed.term('quantity').amount).equals(countAround(shape) ?? -1) &&
        borderOf(shape)?.sidesAreEqual === isEqual
      )
    },
  }),

  hiddenShape: form({
    levels: ['hard'],
    kind: 'story',
    lines: 2,
    draw: random => {
      const [known, also, hidden] = random.evenly(LAID)
      return { known, also, hidden, stick: random.evenly(STICKS), who: random.pick(people) }
    },
    answer: shapeName,
    solve: ({ hidden }) => hidden,
    ask({ known, also, hidden, stick, who }): Both<Content> {
      const all = role('all', count(SIDES[known] + SIDES[also] + SIDES[hidden], stick))
      const [one, two] = [aThing(NAME_NOUN[known]), aThing(NAME_NOUN[also])]
      return {
        en: prose`${nameOfPerson(who)} makes 3 separate shapes with ${all}. Each side is 1 ${thing(stick)}. Two of the shapes are ${one} and ${two}. What is the third shape?`,
        es: prose`${nameOfPerson(who)} forma 3 figuras separadas con ${all}. Cada lado es 1 ${thing(stick)}. Dos de las figuras son ${one} y ${two}. ¿Qué figura es la tercera?`,
      }
    },
    solution({ known, also, hidden, stick }, answer) {
      const used = SIDES[known] + SIDES[also]
      return [
        explained(equation(sum(SIDES[known], SIDES[also]), used), {
          en: line`Add the sides of ${aThing(NAME_NOUN[known])} and ${aThing(NAME_NOUN[also])}.`,
          es: line`Suma los lados de ${aThing(NAME_NOUN[known])} y de ${aThing(NAME_NOUN[also])}.`,
        }),
        explained(equation(minus(used + SIDES[hidden], used), SIDES[hidden]), {
          en: line`Subtract from all the ${things(stick)}. The third shape has ${SIDES[hidden]} sides.`,
          es: line`Resta del total de ${things(stick)}. La tercera figura tiene ${SIDES[hidden]} lados.`,
        }),
        explained(shapeName.show(answer), namedBy(answer)),
      ]
    },
    check(printed, answer) {
      const known = printed.terms('thing').flatMap(({ noun }) => sidesOfNoun(noun) ?? [])
      return printed.role('all').equals(known.reduce((all, sides) => all + sides, SIDES[answer])) && known.length === 2
    },
  }),

  finishCube: form({
    levels: ['hard'],
    lines: 2,
    draw: random => {
      const part = random.evenly(CUBE_PARTS)
      const { from, to } = BUILT[part]
      return { part, has: random.int(from, to) }
    },
    answer: quantity,
    solve: ({ part, has }) => count(CUBE_COUNT[part] - has, BUILT[part].noun),
    ask({ part, has }) {
      const { noun } = BUILT[part]
      return asked(
        {
          en: prose`You build a cube like this one. Each ${thing(CUBE_NOUN[part])} is 1 ${thing(noun)}. You have ${count(has, noun)}. How many more ${things(noun)} do you need?`,
          es: prose`Construyes un cubo como este. Cada ${thing(CUBE_NOUN[part])} es 1 ${thing(noun)}. Tienes ${count(has, noun)}. ¿${howMany(noun)} más necesitas?`,
        },
        aCube,
      )
    },
    solution: ({ part, has }, answer) => [
      explained(equation(sum(...CUBE_LAYERS[part]), CUBE_COUNT[part]), CUBE_SEEN[part]),
      explained(equation(minus(CUBE_COUNT[part], has), answer.amount), {
        en: line`Subtract the ${things(BUILT[part].noun)} you have.`,
        es:
          BUILT[part].noun.gender === 'f'
            ? line`Resta las ${things(BUILT[part].noun)} que tienes.`
            : line`Resta los ${things(BUILT[part].noun)} que tienes.`,
      }),
      explained(both(prose`${answer}`), {
        en: line`You need ${expr(answer.amount)} more ${things(BUILT[part].noun)}.`,
        es: line`Necesitas ${answer} más.`,
      }),
    ],
    // By Euler's rule: corners and faces are two more than edges.
    check(printed, { amount }) {
      const [corners, faces] = [2 * 2 * 2, 2 * 3]
      const whole = { edges: corners + faces - 2, corners, faces }
      const part = CUBE_PARTS.find(one => printed.terms('thing').some(({ noun }) => noun === CUBE_NOUN[one]))
      return (
        part !== undefined &&
        exact(amount)
          .plus(exact(printed.term('quantity').amount))
          .equals(whole[part])
      )
    },
  }),

  wrongNumber: form({
    levels: ['hard'],
    kind: 'find-mistake',
    lines: 2,
    draw: drawSentences,
    answer: integer,
    solve: facts => trueNumbers(facts)[facts.wrong],
    ask(facts): Both<Content> {
      const all = facts.order.map(kind => sentence(facts, kind))
      return {
        en: [
          prose`One of these sentences has a wrong number. Write the correct number.`,
          steps(...all.map(({ en }) => en)),
        ],
        es: [
          prose`Una de estas oraciones tiene un número equivocado. Escribe el número correcto.`,
          steps(...all.map(({ es }) => es)),
        ],
      }
    },
    key: facts => {
      const at = facts.order.indexOf(facts.wrong) + 1
      const [right, wrong] = [trueNumbers(facts)[facts.wrong], saidIn(facts, facts.wrong)]
      return {
        en: prose`The mistake: sentence ${at} should say ${right}, not ${wrong}.`,
        es: prose`El error: la oración ${at} debe decir ${right}, no ${wrong}.`,
      }
    },
    solution(facts) {
      const right = trueNumbers(facts)
      const {
        compared: [more, fewer],
        added: [one, other],
        cube,
        part,
        wrong,
        order,
      } = facts
      const work: Readonly<Record<False, ReturnType<typeof equation>>> = {
        compared: equation(minus(SIDES[more], SIDES[fewer]), right.compared),
        added: equation(sum(SIDES[one], SIDES[other]), right.added),
        cube: equation(sum(...CUBE_LAYERS[cube]), right.cube),
      }
      const noun = things(PART_NOUN[part])
      const how = {
        compared: {
          en: line`Subtract the ${noun} of ${aThing(NAME_NOUN[fewer])} from those of ${aThing(NAME_NOUN[more])}.`,
          es: line`Resta los ${noun} de ${aThing(NAME_NOUN[fewer])} de los de ${aThing(NAME_NOUN[more])}.`,
        },
        added: {
          en: line`Add the ${noun} of ${aThing(NAME_NOUN[one])} and ${aThing(NAME_NOUN[other])}.`,
          es: line`Suma los ${noun} de ${aThing(NAME_NOUN[one])} y de ${aThing(NAME_NOUN[other])}.`,
        },
        cube: CUBE_SEEN[cube],
      }
      const at = order.indexOf(wrong) + 1
      return [
        ...order.map((kind, i) =>
          explained(work[kind], {
            en: [...line`Sentence ${i + 1}: `, ...lowered(how[kind].en)],
            es: [...line`Oración ${i + 1}: `, ...lowered(how[kind].es)],
          }),
        ),
        step(expr(right[wrong]), because.mistakeIs, {
          what: {
            en: line`sentence ${at} should say ${right[wrong]}, not ${saidIn(facts, wrong)}`,
            es: line`la oración ${at} debe decir ${right[wrong]}, no ${saidIn(facts, wrong)}`,
          },
        }),
      ]
    },
    // The sentence about a cube names its part after its number; the two others name two shapes each.
    check(printed, answer) {
      const [corners, faces] = [2 * 2 * 2, 2 * 3]
      const whole = { edges: corners + faces - 2, corners, faces }
      const lines = printed
        .block('bullets')
        .items.map(
          items =>
            new Map(
              items.flatMap(item => (typeof item !== 'string' && item.kind === 'role' ? [[item.name, item]] : [])),
            ),
        )
      const items = printed.block('bullets').items
      const rights = items.map((item, i) => {
        const nouns = item.flatMap(one => (typeof one !== 'string' && one.kind === 'thing' ? [one.noun] : []))
        const sides = nouns.flatMap(noun => sidesOfNoun(noun) ?? [])
        const part = CUBE_PARTS.find(one => nouns.includes(CUBE_NOUN[one]))
        const [one = 0, other = 0] = sides
        const kind = itemOf([...itemOf(lines, i).keys()], 0)
        return {
          kind,
          right: kind === 'cube' ? (part ? whole[part] : -1) : kind === 'added' ? one + other : one - other,
        }
      })
      const wrong = rights.filter(({ kind, right }) => !printed.role(kind).equals(right))
      return wrong.length === 1 && exact(answer).equals(wrong[0]?.right ?? -1)
    },
  }),
})

const lowered = (items: ReturnType<typeof line>): ReturnType<typeof line> =>
  items.map((item, i) =>
    i === 0 && typeof item === 'string' ? `${item.charAt(0).toLowerCase()}${item.slice(1)}` : item,
  )
