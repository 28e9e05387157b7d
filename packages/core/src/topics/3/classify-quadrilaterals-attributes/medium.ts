import {
  type Both,
  both,
  bullets,
  explainedBy,
  type FormMaker,
  type Inline,
  isSameContent,
  itemOf,
  line,
  list,
  prose,
  thing,
  withFigure,
} from '../../../author.ts'
import {
  drawQuadrilateral,
  type Features,
  markedQuadrilateral,
  measured,
  measuredIn,
  plainCorners,
  QUADRILATERALS,
} from '../../kit/shapes/quadrilaterals.ts'
import type { levels } from './levels.ts'
import {
  areLetters,
  type Best,
  bestName,
  bestNames,
  DEFINED,
  featuresOf,
  hasName,
  letterOf,
  letters,
  lettersWhere,
  MARKS,
  NAMES,
  type Name,
  NOUN,
  namesShown,
  READ_THE_MARKS,
  seenShown,
} from './parts.ts'
import { cluesIn, left, RIDDLES_OF } from './riddles.ts'
import { MAIN, MORE, type Statement } from './statements.ts'
import { tableForms } from './tables.ts'

/** Why the names that are left do not fit. */
function noOtherName({ equalSides, rightAngles }: Features): Both<readonly Inline[]> {
  if (equalSides && rightAngles === 4)
    return { en: line`All four names fit.`, es: line`Le corresponden los cuatro nombres.` }
  if (equalSides)
    return {
      en: line`It has no right angles, so it is not a rectangle or a square.`,
      es: line`No tiene ángulos rectos, así que no es un rectángulo ni un cuadrado.`,
    }
  return rightAngles === 4
    ? {
        en: line`Its 4 sides are not all equal, so it is not a rhombus or a square.`,
        es: line`Sus 4 lados no son todos iguales, así que no es un rombo ni un cuadrado.`,
      }
    : {
        en: line`It does not have 4 equal sides or 4 right angles, so no other name fits.`,
        es: line`No tiene 4 lados iguales ni 4 ángulos rectos, así que no le corresponde ningún otro nombre.`,
      }
}

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
      ...statements.flatMap((statement, i) =>
        statement.holds(featuresOf(shape))
          ? []
          : [explainedBy(both(prose`${letterOf(i)}`), statement.whyNot(featuresOf(shape)))],
      ),
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
      explainedBy(list(...answer), noOtherName(featuresOf(shape))),
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

  riddle: form({
    levels: ['medium'],
    lines: 0,
    draw: random => random.pick(RIDDLES_OF[random.evenly<Best>(['rectangle', 'rhombus', 'square', 'none'])]),
    answer: bestNames,
    solve: ({ name }) => name,
    ask({ first, second }) {
      return {
        en: [
          {
            kind: 'paragraph',
            content: [
              'I am a quadrilateral. ',
              ...first.says.en,
              ' ',
              ...second.says.en,
              ' Which name describes me best?',
            ],
          },
        ],
        es: [
          {
            kind: 'paragraph',
            content: [
              'Soy un cuadrilátero. ',
              ...first.says.es,
              ' ',
              ...second.says.es,
              ' ¿Qué nombre me describe mejor?',
            ],
          },
        ],
      }
    },
    solution: ({ first, second }, answer) => [
      explainedBy(namesShown(left(first)), {
        en: ['First clue: ', ...first.says.en, ' These answers fit.'],
        es: ['Primera pista: ', ...first.says.es, ' Estas respuestas sirven.'],
      }),
      explainedBy(namesShown(left(second)), {
        en: ['Second clue: ', ...second.says.en, ' These answers fit.'],
        es: ['Segunda pista: ', ...second.says.es, ' Estas respuestas sirven.'],
      }),
      explainedBy(bestNames.show(answer), {
        en: line`Only this answer fits both clues.`,
        es: line`Solo esta respuesta cumple las dos pistas.`,
      }),
    ],
    check(printed, answer) {
      const clues = cluesIn(printed.block('paragraph').content)
      const drawn = QUADRILATERALS.map(kind => measured(plainCorners(kind)))
      const fitting = drawn.filter(shape => clues.every(({ fits }) => fits(shape)))
      return clues.length === 2 && fitting.length > 0 && fitting.every(shape => bestName(shape) === answer)
    },
  }),

  ...tableForms(form),
})
