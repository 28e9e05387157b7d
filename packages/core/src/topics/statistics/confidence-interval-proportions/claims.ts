import {
  evaluate,
  type FormMaker,
  lastOf,
  line,
  percent,
  prose,
  Ratio,
  relation,
  type Sentence,
  sentenceChoice,
  step,
  symbol,
} from '../../../author.ts'
import * as because from '../../../solution/reasons/index.ts'
import { startingAt } from '../../kit/stories/turns.ts'
import type { levels } from './levels.ts'
import { between, drawInterval, LARGER, LEVELS, SMALLER, thousandths } from './proportion-intervals.ts'
import { surveys } from './proportion-surveys.ts'

/** Whether the proportion is said to be larger than a value, and where the value lies. */
const CLAIMS = [true, false].flatMap(isLarger =>
  (['below', 'inside', 'above'] as const).map(place => [isLarger, place] as const),
)

export const claimForms = (form: FormMaker<typeof levels>) => ({
  supportsTheClaim: form({
    levels: ['medium'],
    lines: 2,
    draw: random => {
      const [survey, claimed] = [random.evenly(startingAt(surveys.medium, 3)), random.evenly(CLAIMS)]
      const drawn = drawInterval(random, survey)
      const [isLarger, place] = claimed
      const gap = random.int(13, 40)
      // Inside, the estimate agrees with the claim, and not all other values do.
      const off = Math.ceil(drawn.margin / 4)
      const inside = drawn.estimate + (isLarger ? -off : off)
      const claim = place === 'below' ? drawn.low - gap : place === 'above' ? drawn.high + gap : inside
      return { ...drawn, isLarger, claim: Math.round(claim / 5) * 5, level: random.pick(LEVELS).level }
    },
    answer: sentenceChoice,
    solve: of => verdicts(of).right,
    mistakes: of => verdicts(of).wrong,
    solution: ({ low, high, estimate, isLarger, claim }, { key, says }) => [
      step(
        key === 'no, inside'
          ? relation(relation(thousandths(low), '<', thousandths(claim)), '<', thousandths(high))
          : relation(thousandths(claim), claim < low ? '<' : '>', thousandths(claim < low ? low : high)),
        because.explain,
        {
          sentence:
            key === 'no, inside'
              ? {
                  en: line`${thousandths(claim)} is in the interval: values on both sides of it are plausible.`,
                  es: line`${thousandths(claim)} está en el intervalo: son plausibles valores a ambos lados.`,
                }
              : claim < low
                ? {
                    en: line`${thousandths(claim)} is below the interval: all its values are greater.`,
                    es: line`${thousandths(claim)} está por debajo del intervalo: todos sus valores son mayores.`,
                  }
                : {
                    en: line`${thousandths(claim)} is above the interval: all its values are less.`,
                    es: line`${thousandths(claim)} está por encima del intervalo: todos sus valores son menores.`,
                  },
        },
      ),
      key === 'no, inside'
        ? step(relation(thousandths(estimate), isLarger ? '>' : '<', thousandths(claim)), because.explain, {
            sentence: {
              en: line`The estimate agrees with the claim, but other plausible values do not.`,
              es: line`La estimación concuerda con la afirmación, pero otros valores plausibles no.`,
            },
          })
        : step(relation(symbol('p'), isLarger ? '>' : '<', thousandths(claim)), because.explain, {
            sentence:
              key === 'yes, all'
                ? {
                    en: line`The claim says the same.`,
                    es: line`La afirmación dice lo mismo.`,
                  }
                : {
                    en: line`The claim says the opposite: no plausible value agrees with it.`,
                    es: line`La afirmación dice lo contrario: ningún valor plausible concuerda con ella.`,
                  },
          }),
      step(says, because.explain, {
        sentence:
          key === 'yes, all'
            ? { en: line`So the evidence is convincing.`, es: line`Así que la evidencia es convincente.` }
            : { en: line`So the evidence is not convincing.`, es: line`Así que la evidencia no es convincente.` },
      }),
    ],
    ask({ survey, level, low, high, isLarger, claim }) {
      const [how, bound] = [isLarger ? LARGER : SMALLER, thousandths(claim)]
      return {
        en: prose`A ${percent(level)} confidence interval for the proportion of ${survey.of} is ${between(low, high)}. Someone claims that this proportion is ${how} ${bound}. Does the interval give convincing evidence for the claim?`,
        es: prose`Un intervalo de confianza del ${percent(level)} para la proporción de ${survey.of} es ${between(low, high)}. Alguien afirma que esta proporción es ${how} ${bound}. ¿Da el intervalo evidencia convincente a favor de esta afirmación?`,
      }
    },
    whyWrong: ({ claim, isLarger }) => {
      const [bound, how, opposite] = [thousandths(claim), isLarger ? LARGER : SMALLER, isLarger ? SMALLER : LARGER]
      const isOutside = {
        en: line`${bound} is not in the interval.`,
        es: line`${bound} no está en el intervalo.`,
      }
      return {
        onlyTheEstimate: {
          en: line`The estimate is only one of the plausible values.`,
          es: line`La estimación es solo uno de los valores plausibles.`,
        },
        all: {
          en: line`The interval has values that are not ${how} ${bound}.`,
          es: line`El intervalo tiene algún valor que no es ${how} ${bound}.`,
        },
        none: {
          en: line`The interval has values that are not ${opposite} ${bound}.`,
          es: line`El intervalo tiene algún valor que no es ${opposite} ${bound}.`,
        },
        some: isOutside,
        boundInside: isOutside,
        boundOutside: {
          en: line`A bound outside the interval does not count against the claim.`,
          es: line`Que el límite quede fuera del intervalo no contradice la afirmación.`,
        },
      }
    },
    // Tries all values of the interval, thousandth by thousandth.
    check(printed, { key }) {
      const { from, to } = printed.one('interval')
      const claim = lastOf(printed.numbers)
      const isLarger = printed.all('words').includes(LARGER)
      let [agree, tried] = [0, 0]
      for (let value = evaluate(from); value.compare(evaluate(to)) <= 0; value = value.plus(Ratio.of(1, 1000))) {
        tried++
        if (isLarger ? value.compare(claim) > 0 : value.compare(claim) < 0) agree++
      }
      return key === (agree === tried ? 'yes, all' : agree === 0 ? 'no, opposite' : 'no, inside')
    },
  }),
})

interface Claim {
  readonly low: number
  readonly high: number
  readonly estimate: number
  readonly isLarger: boolean
  readonly claim: number
}
/** The claim holds for all plausible values, for none, or for some: one verdict is right. */
function verdicts({ low, high, estimate, isLarger, claim }: Claim): {
  readonly right: Sentence
  readonly wrong: Readonly<Record<string, Sentence>>
} {
  const bound = thousandths(claim)
  const [how, opposite] = isLarger ? [LARGER, SMALLER] : [SMALLER, LARGER]
  const all: Sentence = {
    key: 'yes, all',
    says: {
      en: prose`Yes, because every value in the interval is ${how} ${bound}.`,
      es: prose`Sí, porque todo valor del intervalo es ${how} ${bound}.`,
    },
  }
  const none: Sentence = {
    key: 'no, opposite',
    says: {
      en: prose`No, because every value in the interval is ${opposite} ${bound}.`,
      es: prose`No, porque todo valor del intervalo es ${opposite} ${bound}.`,
    },
  }
  const some: Sentence = {
    key: 'no, inside',
    says: {
      en: prose`No, because ${bound} is in the interval.`,
      es: prose`No, porque ${bound} está en el intervalo.`,
    },
  }
  const onlyTheEstimate: Sentence = {
    key: 'yes, estimate',
    says: {
      en: prose`Yes, because the estimate ${thousandths(estimate)} is ${how} ${bound}.`,
      es: prose`Sí, porque la estimación ${thousandths(estimate)} es ${how} ${bound}.`,
    },
  }
  const boundOutside: Sentence = {
    key: 'no, outside',
    says: {
      en: prose`No, because ${bound} is not in the interval.`,
      es: prose`No, porque ${bound} no está en el intervalo.`,
    },
  }
  const boundInside: Sentence = {
    key: 'yes, inside',
    says: {
      en: prose`Yes, because ${bound} is in the interval.`,
      es: prose`Sí, porque ${bound} está en el intervalo.`,
    },
  }
  if (low < claim && claim < high) return { right: some, wrong: { onlyTheEstimate, all, none } }
  return low > claim === isLarger
    ? { right: all, wrong: { boundOutside, some, none } }
    : { right: none, wrong: { all, some, boundInside } }
}
