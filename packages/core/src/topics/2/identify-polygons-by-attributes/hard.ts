import {
  aThing,
  type Both,
  both,
  type Content,
  count,
  equation,
  exact,
  explainedBy,
  expr,
  type FormMaker,
  howMany,
  itemOf,
  line,
  list,
  minus,
  name as nameOfPerson,
  people,
  prose,
  quantity,
  role,
  sum,
  thing,
  things,
  wholes,
} from '../../../author.ts'
import { asked } from '../../kit/shapes/pieces.ts'
import {
  aCube,
  CUBE_COUNT,
  CUBE_LAYERS,
  CUBE_NOUN,
  CUBE_PARTS,
  CUBE_SEEN,
  NAME_NOUN,
  NAMES,
  type Name,
  namedBy,
  notSoManySides,
  otherPart,
  PART_NOUN,
  PARTS,
  SIDES,
  shapeName,
  sidesOfNoun,
} from './drawn.ts'
import type { levels } from './levels.ts'
import { fits, kept, known, onlyOneLeft, RIDDLES, saysAll, told } from './riddles.ts'
import { BUILT, STICKS } from './sticks.ts'
import { drawForm } from './wishes.ts'
import { wrongNumberForm } from './wrong-number.ts'

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

export const hardForms = (form: FormMaker<typeof levels>) => ({
  riddle: form({
    levels: ['hard'],
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
      const only = onlyOneLeft(other, left, SIDES[name])
      const [noun, others] = [things(PART_NOUN[part]), things(PART_NOUN[otherPart(part)])]
      return [
        explainedBy(list(...left), {
          en: [...line`The choices have 3, 4, 5, and 6 ${noun}. `, ...first.en, 'Keep ', ...keep.en, '.'],
          es: [...line`Las opciones tienen 3, 4, 5 y 6 ${noun}. `, ...first.es, 'Toma ', ...keep.es, '.'],
        }),
        explainedBy(expr(SIDES[name]), {
          en: [...line`A shape has as many ${others} as ${noun}. `, ...second.en, ...only.en],
          es: [...line`Una figura tiene tantos ${others} como ${noun}. `, ...second.es, ...only.es],
        }),
        explainedBy(shapeName.show(answer), namedBy(answer)),
      ]
    },
    check: (printed, answer) =>
      [3, 4, 5, 6].filter(sides => saysAll(printed, sides)).every(sides => sides === SIDES[answer]) &&
      saysAll(printed, SIDES[answer]),
  }),

  ...drawForm(form),

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
        explainedBy(equation(sum(SIDES[known], SIDES[also]), used), {
          en: line`Add the sides of ${aThing(NAME_NOUN[known])} and ${aThing(NAME_NOUN[also])}.`,
          es: line`Suma los lados de ${aThing(NAME_NOUN[known])} y de ${aThing(NAME_NOUN[also])}.`,
        }),
        explainedBy(equation(minus(used + SIDES[hidden], used), SIDES[hidden]), {
          en: line`Subtract from all the ${things(stick)}. The third shape has ${SIDES[hidden]} sides.`,
          es: line`Resta del total de ${things(stick)}. La tercera figura tiene ${SIDES[hidden]} lados.`,
        }),
        explainedBy(shapeName.show(answer), namedBy(answer)),
      ]
    },
    whyWrong: (_, answer) => notSoManySides(answer),
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
      return { part, has: random.pick(wholes(from, to).filter(has => 2 * has !== CUBE_COUNT[part])) }
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
      explainedBy(equation(sum(...CUBE_LAYERS[part]), CUBE_COUNT[part]), CUBE_SEEN[part]),
      explainedBy(equation(minus(CUBE_COUNT[part], has), answer.amount), {
        en: line`Subtract the ${things(BUILT[part].noun)} you have.`,
        es:
          BUILT[part].noun.gender === 'f'
            ? line`Resta las ${things(BUILT[part].noun)} que tienes.`
            : line`Resta los ${things(BUILT[part].noun)} que tienes.`,
      }),
      explainedBy(both(prose`${answer}`), {
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

  ...wrongNumberForm(form),
})
