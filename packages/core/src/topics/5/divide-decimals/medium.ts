import { quantity } from '../../../answer/number.ts'
import { count } from '../../../content.ts'
import { people } from '../../../language/people.ts'
import { decimal } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import { equalParts } from './decimal-division-stories.ts'
import type { levels } from './levels.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  equalParts: form({
    levels: ['medium'],
    draw(random) {
      const { hundredths, parts, tell, noun } = random.pick(equalParts)
      const share = random.until(
        () => random.int(...hundredths),
        value => value % 10 !== 0,
      )
      return { share: Ratio.of(share, 100), parts: random.pick(parts), who: random.pick(people), tell, noun }
    },
    answer: quantity,
    solve: ({ share, noun }) => count(decimal(share), noun),
    ask: ({ share, parts, who, tell }) => tell(decimal(share.times(parts)), parts, who),
    check(printed, { amount }) {
      const [total, parts] = printed.numbers
      return total !== undefined && parts !== undefined && evaluate(amount).times(parts).equals(total)
    },
  }),
})
