import { type FormMaker, line, name, option, people, prose, yesOrNo } from '../../../author.ts'
import { type EventName, eventNames, events, namedEvent, sayEvent } from './chance.ts'
import type { levels } from './levels.ts'
import { joined } from './probability-models.ts'

const GAMES = option({
  A: { en: prose`game A`, es: prose`el juego A` },
  B: { en: prose`game B`, es: prose`el juego B` },
})

/** Which game is better, and which is fair. */
export const gameForms = (form: FormMaker<typeof levels>) => ({
  betterGame: form({
    levels: ['hard'],
    lines: 3,
    draw(random) {
      const better = random.evenly(['A', 'B'])
      return random.until(
        () => {
          const [sections, marbles] = [random.pick([5, 6, 8, 10]), random.int(9, 20)]
          return { sections, marbles, gray: random.int(2, sections - 2), red: random.int(2, marbles - 2) }
        },
        ({ sections, marbles, gray, red }) => {
          const ahead = (gray / sections - red / marbles) * (better === 'A' ? 1 : -1)
          return ahead >= 0.03 && ahead < 0.25
        },
      )
    },
    answer: GAMES,
    solve: ({ sections, marbles, gray, red }) => (gray * marbles > red * sections ? 'A' : 'B'),
    ask: ({ sections, marbles, gray, red }) => ({
      en: prose`In game A, you spin a spinner with ${sections} equal sections, and you win on ${gray} of them. In game B, you take a marble without looking from a bag of ${marbles} marbles, and you win with ${red} of them. In which game is the probability of winning greater?`,
      es: prose`En el juego A, giras una ruleta de ${sections} secciones iguales y ganas con ${gray} de ellas. En el juego B, sacas sin mirar una canica de una bolsa de ${marbles} canicas y ganas con ${red} de ellas. ¿En qué juego es mayor la probabilidad de ganar?`,
    }),
    check(printed, answer) {
      const [sections, gray, marbles, red] = printed.numbers
      const order = gray!.over(sections!).compare(red!.over(marbles!))
      return order !== 0 && answer === (order > 0 ? 'A' : 'B')
    },
  }),

  fair: form({
    levels: ['medium', 'hard'],
    kind: 'story',
    share: 2,
    lines: 2,
    draw(random) {
      const fair = random.evenly([true, false])
      const [one, two] = random.sample(people, 2)
      return random.until(
        () => {
          const n = random.pick([4, 6, 8, 10, 12])
          const [first, second] = [random.pick(eventNames), random.pick(eventNames)]
          const [k, l] = [random.pick(events[first].at), random.pick(events[second].at)]
          const counts = [0, 0]
          let overlap = false
          for (let value = 1; value <= n; value++) {
            const [a, b] = [events[first].holds(value, k), events[second].holds(value, l)]
            if (a && b) overlap = true
            if (a) counts[0]!++
            if (b) counts[1]!++
          }
          return { one: one!, two: two!, n, first, second, k, l, counts, overlap }
        },
        ({ counts, overlap, n }) =>
          !overlap && counts.every(count => count > 0 && count < n) && (counts[0] === counts[1]) === fair,
      )
    },
    answer: yesOrNo,
    solve: ({ counts }) => (counts[0] === counts[1] ? 'yes' : 'no'),
    ask({ one, two, n, first, second, k, l }) {
      const [a, b] = [sayEvent(first, k), sayEvent(second, l)]
      return joined(
        {
          en: line`A spinner has ${n} equal sections with the numbers from ${1} to ${n}. ${name(one)} wins with `,
          es: line`Una ruleta tiene ${n} secciones iguales con los números del ${1} al ${n}. ${name(one)} gana con `,
        },
        a,
        { en: line`. ${name(two)} wins with `, es: line`. ${name(two)} gana con ` },
        b,
        { en: line`. Is the game fair?`, es: line`. ¿Es justo el juego?` },
      )
    },
    // Counts the numbers with which each of the two wins.
    check(printed, answer) {
      const [, rest, last] = printed.text.split(/wins with|gana con/)
      const [n, , , ...ks] = printed.numbers.map(value => value.n)
      const names = [namedEvent(rest ?? ''), namedEvent(last ?? '')]
      const needsNumber = (event: EventName) => event !== 'even' && event !== 'odd'
      const values = names.map(event => (needsNumber(event) ? ks.shift()! : 0))
      const [a, b] = names.map(
        (event, i) =>
          Array.from({ length: n! }, (_, j) => j + 1).filter(value => events[event].holds(value, values[i]!)).length,
      )
      return answer === (a === b ? 'yes' : 'no')
    },
  }),
})
