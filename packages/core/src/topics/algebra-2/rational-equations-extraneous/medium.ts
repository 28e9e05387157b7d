import {
  type Block,
  type Both,
  equation,
  evaluate,
  type FormMaker,
  join,
  m,
  option,
  over,
  prose,
  sentenceChoice,
  sum,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { holds, kinds, type Level, x } from './parts.ts'

const statement = (key: string, says: Both<Block>) => ({ key, says })

function sentenceFor(roots: readonly number[], wrong: readonly number[]) {
  const [first = 0, second = 0] = roots
  const key = wrong.length === 0 ? 'none' : wrong.join(' ')
  if (wrong.length === 0) return statement(key, { en: prose`Neither is extraneous.`, es: prose`Ninguna es extraña.` })
  if (wrong.length === 2) return statement(key, { en: prose`Both are extraneous.`, es: prose`Las dos son extrañas.` })
  const only = m`x = ${wrong[0] === first ? first : second}`
  return statement(key, {
    en: prose`Only ${only} is extraneous. It makes a denominator ${0}.`,
    es: prose`Solo ${only} es extraña. Hace que un denominador sea ${0}.`,
  })
}

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  whichExtraneous: form({
    levels: ['medium', 'hard'],
    lines: 3,
    draw: (random, { kinds: names }: Level) => {
      const kind = names.includes('sameDenominator')
        ? random.evenly(['sameDenominator', 'twoFactors'] as const)
        : random.evenly(['expandedOne', 'expandedTwo', 'expandedNone'] as const)
      const { of, solutions, extraneous } = kinds[kind](random)
      const sorted = (roots: readonly number[]) => [...roots].sort((a, b) => a - b)
      return { of, roots: sorted([...solutions, ...extraneous]), extraneous: sorted(extraneous) }
    },
    answer: sentenceChoice,
    solve: ({ roots, extraneous }) => sentenceFor(roots, extraneous),
    mistakes: ({ roots }) => ({
      first: sentenceFor(roots, roots.slice(0, 1)),
      second: sentenceFor(roots, roots.slice(1)),
      both: sentenceFor(roots, roots),
      none: sentenceFor(roots, []),
    }),
    ask: ({ of, roots: [first = 0, second = 0] }) => ({
      en: prose`A student clears the denominators of ${of} and gets ${m`x = ${first}`} and ${m`x = ${second}`}. Which of them are extraneous?`,
      es: prose`Un estudiante elimina los denominadores de ${of} y obtiene ${m`x = ${first}`} y ${m`x = ${second}`}. ¿Cuáles son extrañas?`,
    }),
    check(printed, { key }) {
      const [of, first, second] = printed.all('relation')
      if (!of || !first || !second) return false
      const wrong = [first, second].map(({ right }) => evaluate(right)).filter(value => !holds(of, value))
      return key === (wrong.map(value => value.toString()).join(' ') || 'none')
    },
  }),

  findMistake: form({
    levels: ['easy', 'medium'],
    kind: 'find-mistake',
    lines: 2,
    draw: random => {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      return { a, b, c: c === b ? c + 1 : c, kind: random.evenly(['termMissed', 'rightMissed', 'none'] as const) }
    },
    answer: option({
      termMissed: {
        en: prose`The number on the left side was not multiplied by ${x}.`,
        es: prose`El número del lado izquierdo no se multiplicó por ${x}.`,
      },
      rightMissed: {
        en: prose`The right side was not multiplied by ${x}.`,
        es: prose`El lado derecho no se multiplicó por ${x}.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ kind }) => kind,
    ask: ({ a, b, c, kind }) => {
      const of = equation(sum(over(a, x), b), c)
      const next = equation(kind === 'termMissed' ? a + b : sum(a, join(b, x)), kind === 'rightMissed' ? c : join(c, x))
      return {
        en: prose`A student clears the denominator of ${of} and writes ${next}. What is the mistake?`,
        es: prose`Un estudiante elimina el denominador de ${of} y escribe ${next}. ¿Cuál es el error?`,
      }
    },
    check(printed, answer) {
      const [of, next] = printed.all('relation')
      if (!of || !next) return false
      const isCleared = (side: 'left' | 'right') =>
        [2, 3, 7].every(t =>
          evaluate(of[side], { x: t })
            .times(t)
            .equals(evaluate(next[side], { x: t })),
        )
      return answer === (!isCleared('left') ? 'termMissed' : !isCleared('right') ? 'rightMissed' : 'none')
    },
  }),
})
