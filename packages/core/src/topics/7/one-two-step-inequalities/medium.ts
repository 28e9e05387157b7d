import { option } from '../../../answer/option.ts'
import { both, line, prose, steps } from '../../../content.ts'
import { relation } from '../../../math/build.ts'
import { m } from '../../../math/template.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { agree, FLIPPED, holdsFor, SIGNS } from '../../6/kit/inequality.ts'
import type { levels } from './levels.ts'
import { positive, x } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  findTheError: form({
    levels: ['medium', 'hard'],
    instruction: { en: prose`Which step is wrong?`, es: prose`¿Qué paso está mal?` },
    draw(random) {
      const [wrong, reverses] = [
        random.evenly(['second', 'none', 'first', 'second']),
        random.evenly([true, true, false]),
      ]
      return random.until(
        () => {
          const [a, b, boundary] = [
            positive(random) * (reverses ? -1 : 1),
            random.intExcept(-12, 12, 0),
            random.intExcept(-8, 8, 0),
          ]
          const sign = random.pick(SIGNS)
          const right = a * boundary + b
          const taken = wrong === 'first' ? right + b : right - b
          const turned = reverses !== (wrong === 'second')
          return {
            wrong,
            start: relation(m`${a}x + ${b}`, sign, right),
            middle: relation(m`${a}x`, sign, taken),
            quotient: Ratio.of(taken, a),
            endSign: turned ? FLIPPED[sign] : sign,
          }
        },
        ({ quotient }) => quotient.isInteger && quotient.n !== 0,
      )
    },
    answer: option({
      first: { en: prose`step 1`, es: prose`el paso 1` },
      second: { en: prose`step 2`, es: prose`el paso 2` },
      none: { en: prose`Both steps are right.`, es: prose`Los dos pasos están bien.` },
    }),
    solve: ({ wrong }) => wrong,
    ask: ({ start, middle, quotient, endSign }) =>
      both([start, steps(line`${middle}`, line`${relation(x, endSign, quotient)}`)]),
    // The wrong step is the first that holds for other numbers than the line before it.
    check(printed, answer) {
      const [start, middle, end] = printed.all('relation')
      if (!start || !middle || !end) return false
      const boundaries = Array.from({ length: 101 }, (_, i) => i - 50)
      if (!agree(holdsFor(start), holdsFor(middle), boundaries)) return answer === 'first'
      return answer === (agree(holdsFor(middle), holdsFor(end), boundaries) ? 'none' : 'second')
    },
  }),
})
