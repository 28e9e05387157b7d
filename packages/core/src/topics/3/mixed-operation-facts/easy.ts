import { blank, both, equation, type FormMaker, integer, prose, writtenOption } from '../../../author.ts'
import { fitsTheGap } from '../../kit/facts/facts.ts'
import { drillSolved, drillWith } from './drills.ts'
import type { levels } from './levels.ts'
import { drawFact, resultOf, type Sign, worked, written } from './operations.ts'
import { isOnlySign, NAMES, signSteps, signTriple } from './signs.ts'

const EASY_SIGNS: readonly Sign[] = ['×', '+', '−']

const oneOfThree = writtenOption({ plus: both(prose`+`), minus: both(prose`−`), times: both(prose`×`) })

export const easyForms = (form: FormMaker<typeof levels>) => ({
  drill: form({
    ...drillWith(['+', '+', '−', '−', '×', '×'], ['result']),
    levels: ['easy'],
    instruction: {
      en: prose`Look at each sign. Add, subtract, or multiply.`,
      es: prose`Mira cada signo. Suma, resta o multiplica.`,
    },
    solution: drillSolved,
  }),

  one: form({
    levels: ['easy'],
    instruction: { en: prose`Find the result.`, es: prose`Halla el resultado.` },
    draw: (random, level) => drawFact(random, random.evenly(EASY_SIGNS), level),
    answer: integer,
    solve: resultOf,
    ask: fact => both(equation(written(fact), blank(2))),
    solution: worked,
    check: fitsTheGap,
  }),

  whichSign: form({
    levels: ['easy'],
    instruction: { en: prose`Write +, −, or ×.`, es: prose`Escribe +, − o ×.` },
    draw: (random, level) => signTriple(random, random.evenly(['×', '+', '−'] as const), level),
    answer: oneOfThree,
    solve: ({ sign }) => (sign === '+' ? 'plus' : sign === '−' ? 'minus' : 'times'),
    ask: fact => both(prose`${fact.a} __ ${fact.b} = ${resultOf(fact)}`),
    solution: fact => signSteps(fact, false),
    check: (printed, name) => isOnlySign(printed, NAMES[name]),
  }),
})
