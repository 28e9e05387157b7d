import {
  decimal,
  evaluate,
  exact,
  type FormMaker,
  integer,
  m,
  measureAnswer,
  option,
  people,
  prose,
  Ratio,
} from '../../../author.ts'
import type { levels } from './levels.ts'
import { holds, kinds } from './parts.ts'
import {
  MIXTURES,
  mixtureStories,
  RIDES,
  speedStories,
  TEAMS,
  TRIPS,
  teamStories,
  tripStories,
} from './rate-stories.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  unchecked: form({
    levels: ['hard'],
    lines: 3,
    draw: random => {
      const { of, solutions, extraneous } = kinds[random.evenly(['expandedOne', 'expandedTwo'] as const)](random)
      const roots = [...solutions, ...extraneous].sort((a, b) => a - b)
      return { of, roots, isWrong: extraneous.length > 0 }
    },
    answer: option({
      unchecked: {
        en: prose`One of the values makes a denominator ${0}; the student did not check.`,
        es: prose`Uno de los valores hace que un denominador sea ${0}; el estudiante no comprobó.`,
      },
      unmultiplied: {
        en: prose`One term was not multiplied by the least common denominator.`,
        es: prose`Un término no se multiplicó por el mínimo común denominador.`,
      },
      none: { en: prose`There is no mistake.`, es: prose`No hay ningún error.` },
    }),
    solve: ({ isWrong }) => (isWrong ? 'unchecked' : 'none'),
    ask: ({ of, roots: [first = 0, second = 0] }) => ({
      en: prose`A student solves ${of} and writes: ${m`x = ${first}`} or ${m`x = ${second}`}. What is the mistake?`,
      es: prose`Un estudiante resuelve ${of} y escribe: ${m`x = ${first}`} o ${m`x = ${second}`}. ¿Cuál es el error?`,
    }),
    check(printed, answer) {
      const [of, first, second] = printed.all('relation')
      if (!of || !first || !second) return false
      return answer === ([first, second].every(({ right }) => holds(of, evaluate(right))) ? 'none' : 'unchecked')
    },
  }),

  team: form({
    levels: ['hard'],
    lines: 6,
    draw: random => {
      const [a, b] = random.sample(people, 2)
      const [fast, longer, together] = random.pick(TEAMS)
      return { says: random.evenly(teamStories), a: a!, b: b!, fast, longer, together }
    },
    answer: measureAnswer('hour'),
    solve: ({ fast }) => fast,
    ask: ({ says, a, b, longer, together }) => says(longer, together, a, b),
    // In one hour the two do the shares of the whole that both together do.
    check(printed, answer) {
      const [first, second] = printed.numbers
      const time = exact(answer)
      if (!first || !second || time.compare(0) <= 0) return false
      const isHolding = (together: Ratio, longer: Ratio) =>
        time.power(-1).plus(time.plus(longer).power(-1)).equals(together.power(-1))
      return isHolding(first, second)
    },
  }),

  trip: form({
    levels: ['hard'],
    lines: 6,
    draw: random => {
      const [speed, current, total, distance] = random.pick(TRIPS)
      return { says: random.evenly(tripStories), speed, current, total, distance }
    },
    answer: integer,
    solve: ({ speed }) => speed,
    ask: ({ says, current, total, distance }) => says(distance, current, total),
    check(printed, answer) {
      const [distance, , total, current] = printed.numbers
      const speed = exact(answer)
      if (!distance || !total || !current || speed.compare(current) <= 0) return false
      return distance
        .over(speed.minus(current))
        .plus(distance.over(speed.plus(current)))
        .equals(total)
    },
  }),

  averageSpeed: form({
    levels: ['hard'],
    lines: 6,
    draw: random => {
      const [speed, faster, total, distance] = random.pick(RIDES)
      return { says: random.evenly(speedStories), speed, faster, total, distance }
    },
    answer: integer,
    solve: ({ speed }) => speed,
    ask: ({ says, faster, total, distance }) => says(distance, faster, total),
    check(printed, answer) {
      const [distance, , total, faster] = printed.numbers
      const speed = exact(answer)
      if (!distance || !total || !faster || speed.compare(0) <= 0) return false
      return distance
        .over(speed)
        .plus(distance.over(speed.plus(faster)))
        .equals(total)
    },
  }),

  mixture: form({
    levels: ['hard'],
    lines: 6,
    draw: random => {
      const [amount, weak, strong, wanted, added] = random.pick(MIXTURES)
      return { says: random.evenly(mixtureStories), amount, weak, strong, wanted, added: Ratio.of(2 * added, 2) }
    },
    answer: measureAnswer('liter'),
    solve: ({ added }) => (added.isInteger ? added : decimal(added)),
    ask: ({ says, amount, weak, strong, wanted }) => says(amount, weak, strong, wanted),
    // What both parts hold is the wanted share of the whole.
    check(printed, answer) {
      const [amount, weak, strong, wanted] = printed.numbers
      const added = exact(answer)
      if (!amount || !weak || !strong || !wanted) return false
      return amount.times(weak).plus(added.times(strong)).equals(amount.plus(added).times(wanted))
    },
  }),
})
