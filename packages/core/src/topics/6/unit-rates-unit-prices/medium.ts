import { decimalNumber, integer } from '../../../answer/number.ts'
import { count, prose } from '../../../content.ts'
import { mile } from '../../../language/nouns/index.ts'
import { decimal, measure } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { drawStory } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  useRate: form({
    levels: ['medium'],
    share: 2,
    lines: 3,
    draw: drawStory,
    answer: integer,
    solve: ({ rate, others }) => rate * others,
    ask: ({ story, rate, units, others, who }) => story.other(rate * units, units, others, who),
    // The two amounts are in the ratio of the two numbers of units; the greatest printed number is the first amount.
    check(printed, answer) {
      const total = [...printed.numbers].sort((one, two) => two.compare(one))[0]!
      const [units, others] = printed.numbers.filter(value => !value.equals(total))
      return units !== undefined && others !== undefined && exact(answer).times(units).equals(total.times(others))
    },
  }),

  travelTime: form({
    levels: ['medium'],
    lines: 3,
    draw(random) {
      const vehicle = random.evenly(['train', 'bus', 'cyclist', 'boat'])
      const speed =
        2 *
        { train: random.int(30, 60), bus: random.int(20, 30), cyclist: random.int(5, 9), boat: random.int(6, 15) }[
          vehicle
        ]
      return { vehicle, speed, halves: random.int(3, 13) }
    },
    answer: decimalNumber,
    solve: ({ halves }) => decimal(Ratio.of(halves, 2)),
    ask({ vehicle, speed, halves }) {
      const [rate, distance] = [measure(speed, 'mile-per-hour'), count((speed * halves) / 2, mile)]
      return {
        train: {
          en: prose`A train travels at ${rate}. How many hours does it take to travel ${distance}?`,
          es: prose`Un tren viaja a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
        },
        bus: {
          en: prose`A bus travels at ${rate}. How many hours does it take to travel ${distance}?`,
          es: prose`Un autobús viaja a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
        },
        cyclist: {
          en: prose`A cyclist rides at ${rate}. How many hours does it take to ride ${distance}?`,
          es: prose`Una ciclista va a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
        },
        boat: {
          en: prose`A boat travels at ${rate}. How many hours does it take to travel ${distance}?`,
          es: prose`Un barco navega a ${rate}. ¿Cuántas horas tarda en recorrer ${distance}?`,
        },
      }[vehicle]
    },
    check(printed, answer) {
      const [speed, distance] = printed.numbers
      return speed !== undefined && distance !== undefined && exact(answer).times(speed).equals(distance)
    },
  }),
})
