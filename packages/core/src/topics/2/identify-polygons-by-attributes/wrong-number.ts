import {
  aThing,
  type Both,
  type Content,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  failed,
  integer,
  itemOf,
  line,
  minus,
  prose,
  type Random,
  role,
  step,
  steps,
  sum,
  thing,
  things,
  tupleOf,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import {
  CUBE_COUNT,
  CUBE_LAYERS,
  CUBE_NOUN,
  CUBE_PARTS,
  CUBE_SEEN,
  NAME_NOUN,
  type Name,
  PART_NOUN,
  PARTS,
  type Part,
  SIDES,
  sidesOfNoun,
} from './drawn.ts'
import type { levels } from './levels.ts'

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

const lowered = (items: ReturnType<typeof line>): ReturnType<typeof line> =>
  items.map((item, i) =>
    i === 0 && typeof item === 'string' ? `${item.charAt(0).toLowerCase()}${item.slice(1)}` : item,
  )

/** Two numbers of sides added, or one taken from the other. */
function together(kind: string, sides: readonly number[]): number {
  const [one, other] = tupleOf(sides, 2)
  return kind === 'added' ? one + other : one - other
}

/** Three sentences, one with a wrong number. */
export const wrongNumberForm = (form: FormMaker<typeof levels>) => ({
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
          prose`Una de estas oraciones tiene un número incorrecto. Escribe el número correcto.`,
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
          explainedBy(work[kind], {
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
        const kind = itemOf([...itemOf(lines, i).keys()], 0)
        return {
          kind,
          right: kind === 'cube' ? whole[part ?? failed('The line names a part of the cube')] : together(kind, sides),
        }
      })
      const wrong = rights.filter(({ kind, right }) => !printed.role(kind).equals(right))
      return wrong.length === 1 && wrong.every(({ right }) => exact(answer).equals(right))
    },
  }),
})
