import {
  aThing,
  both,
  bullets,
  explainedBy,
  type FormMaker,
  isSameContent,
  itemOf,
  line,
  list,
  prose,
  thing,
  things,
  withFigure,
} from '../../../author.ts'
import {
  drawQuadrilateral,
  drawQuadrilaterals,
  markedQuadrilateral,
  measuredIn,
  type Quadrilateral,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import {
  areLetters,
  askAbout,
  DEFINED,
  featuresOf,
  hasName,
  letterOf,
  letters,
  lettersWhere,
  MARKS,
  measuredAll,
  NAMES,
  type Name,
  NOUN,
  READ_THE_MARKS,
  seenShown,
} from './parts.ts'
import { MAIN, MORE, type Statement } from './statements.ts'
import { tableForms } from './tables.ts'

/** What is asked for, and six shapes; of the right ones at least one is a square. */
const SETS: readonly { readonly name: 'rectangle' | 'rhombus'; readonly kinds: readonly Quadrilateral[] }[] = [
  { name: 'rhombus', kinds: ['rhombus', 'square', 'rectangle', 'parallelogram', 'kite', 'trapezoid'] },
  { name: 'rectangle', kinds: ['rectangle', 'square', 'rectangle', 'parallelogram', 'rhombus', 'rightTrapezoid'] },
  { name: 'rhombus', kinds: ['rhombus', 'rhombus', 'square', 'parallelogram', 'kite', 'rectangle'] },
  { name: 'rectangle', kinds: ['square', 'rectangle', 'rightTrapezoid', 'trapezoid', 'parallelogram', 'rhombus'] },
  { name: 'rhombus', kinds: ['square', 'square', 'rhombus', 'rectangle', 'rightTrapezoid', 'kite'] },
  { name: 'rectangle', kinds: ['square', 'rectangle', 'rectangle', 'kite', 'parallelogram', 'rightTrapezoid'] },
]

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  attributes: form({
    levels: ['medium'],
    instruction: MARKS,
    draw: random => ({
      shape: drawQuadrilateral(
        random,
        random.evenly(['rhombus', 'rectangle', 'parallelogram', 'square', 'rightTrapezoid', 'kite'] as const),
        random.chance(0.5),
      ),
      statements: random.shuffle<readonly Statement[]>([...MAIN, ...random.sample(MORE, 2)]),
    }),
    answer: letters,
    solve: ({ shape, statements }) =>
      lettersWhere(i => itemOf(statements, i).holds(featuresOf(shape)), statements.length),
    ask: ({ shape, statements }) => {
      const drawn = markedQuadrilateral(shape)
      const asked = withFigure(
        {
          en: prose`Which statements are true for this shape? Write the letter of each true statement.`,
          es: prose`¿Qué afirmaciones son verdaderas para esta figura? Escribe la letra de cada afirmación verdadera.`,
        },
        drawn,
      )
      const lettered = (locale: 'en' | 'es') =>
        bullets(...statements.map(({ says }, i) => [...line`${letterOf(i)}: `, ...says[locale]]))
      return { en: [...asked.en, lettered('en')], es: [...asked.es, lettered('es')] }
    },
    solution: ({ shape, statements }, answer) => [
      explainedBy(seenShown(featuresOf(shape)), READ_THE_MARKS),
      explainedBy(list(...lettersWhere(i => !itemOf(statements, i).holds(featuresOf(shape)), statements.length)), {
        en: line`The marks show that these statements are not true.`,
        es: line`Las marcas muestran que estas afirmaciones no son verdaderas.`,
      }),
      explainedBy(list(...answer), {
        en: answer.length > 1 ? line`These statements are true.` : line`This statement is true.`,
        es: answer.length > 1 ? line`Estas afirmaciones son verdaderas.` : line`Esta afirmación es verdadera.`,
      }),
    ],
    check(printed, answer) {
      const shape = measuredIn(printed.figure('polygon'))
      const said = printed.block('bullets').items.map(item => {
        const words = item.slice(2)
        const found = [...MAIN, ...MORE].find(({ says: { en, es } }) => [en, es].some(one => isSameContent(one, words)))
        return found?.holds(shape) === true
      })
      return areLetters(answer, said)
    },
  }),

  allNames: form({
    levels: ['medium'],
    instruction: MARKS,
    draw: random => ({
      shape: drawQuadrilateral(
        random,
        random.evenly([
          'square',
          'rhombus',
          'rectangle',
          random.pick(['trapezoid', 'parallelogram'] as const),
        ] as const),
        random.chance(0.5),
      ),
      names: random.shuffle<readonly Name[]>(NAMES),
    }),
    answer: letters,
    solve: ({ shape, names }) => lettersWhere(i => hasName(featuresOf(shape), itemOf(names, i)), names.length),
    ask: ({ shape, names }) => {
      const asked = withFigure(
        {
          en: prose`Which names fit this shape? Write the letter of each name that fits.`,
          es: prose`¿Qué nombres le corresponden a esta figura? Escribe la letra de cada nombre que corresponde.`,
        },
        markedQuadrilateral(shape),
      )
      const lettered = bullets(...names.map((name, i) => line`${letterOf(i)}: ${thing(NOUN[name])}`))
      return { en: [...asked.en, lettered], es: [...asked.es, lettered] }
    },
    solution: ({ shape, names }, answer) => [
      explainedBy(seenShown(featuresOf(shape)), READ_THE_MARKS),
      ...NAMES.filter(name => hasName(featuresOf(shape), name)).map(name => {
        const { en, es } = DEFINED[name]
        return explainedBy(both(prose`${letterOf(names.indexOf(name))}: ${thing(NOUN[name])}`), {
          en: [...en, ', and so does this shape.'],
          es: [...es, ', y esta figura también.'],
        })
      }),
      explainedBy(list(...answer), {
        en: line`No other name fits.`,
        es: line`No le corresponde ningún otro nombre.`,
      }),
    ],
    check(printed, answer) {
      const shape = measuredIn(printed.figure('polygon'))
      const names = printed.terms('thing').flatMap(({ noun }) => NAMES.filter(name => NOUN[name] === noun))
      return areLetters(
        answer,
        names.map(name => hasName(shape, name)),
      )
    },
  }),

  allOfThem: form({
    levels: ['medium'],
    instruction: MARKS,
    wide: true,
    draw: random => {
      const { name, kinds } = random.evenly(SETS)
      return { name, shapes: drawQuadrilaterals(random, random.shuffle<readonly Quadrilateral[]>(kinds)) }
    },
    answer: letters,
    solve: ({ name, shapes }) => lettersWhere(i => hasName(featuresOf(itemOf(shapes, i)), name), shapes.length),
    ask: ({ name, shapes }) => {
      const them = things(NOUN[name])
      return askAbout(
        {
          en: prose`Which of these shapes are ${them}? Write all the letters.`,
          es: prose`¿Cuáles de estas figuras son ${them}? Escribe todas las letras.`,
        },
        shapes,
      )
    },
    solution: ({ name, shapes }, answer) => {
      const { en, es } = DEFINED[name]
      const squares = lettersWhere(i => itemOf(shapes, i).kind === 'square', shapes.length)
      return [
        explainedBy(list(...lettersWhere(i => !hasName(featuresOf(itemOf(shapes, i)), name), shapes.length)), {
          en: [...en, '. These shapes do not.'],
          es: [...es, '. Estas figuras no.'],
        }),
        explainedBy(list(...squares), {
          en: line`A square is ${aThing(NOUN[name])} too.`,
          es: line`Un cuadrado también es ${aThing(NOUN[name])}.`,
        }),
        explainedBy(list(...answer), {
          en: line`These shapes are ${things(NOUN[name])}.`,
          es: line`Estas figuras son ${things(NOUN[name])}.`,
        }),
      ]
    },
    check(printed, answer) {
      const { noun } = printed.term('thing')
      const name = NAMES.find(one => NOUN[one] === noun)
      return (
        name !== undefined &&
        areLetters(
          answer,
          measuredAll(printed).map(shape => hasName(shape, name)),
        )
      )
    },
  }),

  ...tableForms(form),
})
