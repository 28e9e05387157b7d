import { blank, both, decimal, equation, evaluate, exact, type FormMaker, rational } from '../../../author.ts'
import { isClear, mistakeForm, storyForm } from './easy.ts'
import type { levels } from './levels.ts'
import { mediumStories } from './stories.ts'
import { drawPair, keepsItsLength, RESULT, regroupings, resultOf, SUBTRACT, worked, written } from './terms.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  unlikePlaces: form({
    levels: ['medium'],
    share: 2,
    instruction: RESULT,
    draw(random) {
      const sign = random.evenly(['+', '−'] as const)
      const places = random.evenly([
        [1, 3],
        [3, 2],
        [2, 1],
        [3, 1],
      ] as const)
      const most = random.pick([90, 400, 950])
      return drawPair(random, sign, { places, least: 4, most }, pair => regroupings(pair) > 1)
    },
    answer: rational,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair), blank(3))),
    solution: worked,
    // The result and the second number lead back to the first.
    check: (printed, answer) => evaluate(printed.one('sum')).equals(exact(answer)),
  }),

  fromWhole: form({
    levels: ['medium'],
    instruction: SUBTRACT,
    draw(random) {
      const whole = random.int(12, 96)
      return random.until(
        () =>
          drawPair(
            random,
            '−',
            { places: [0, random.evenly([2, 3])], least: 3, most: 90 },
            pair => regroupings(pair) > 1,
          ),
        ({ a, b }) => a.isInteger && !b.isInteger && 4 * a.n > whole,
      )
    },
    answer: rational,
    solve: pair => decimal(resultOf(pair)),
    ask: pair => both(equation(written(pair), blank(3))),
    solution: worked,
    check(printed, answer) {
      const [whole, taken] = printed.all('number').map(number => evaluate(number))
      return whole !== undefined && taken !== undefined && exact(answer).plus(taken).equals(whole)
    },
  }),

  mediumStory: storyForm(form, 'medium', mediumStories),

  placesMistake: mistakeForm(form, 'medium', random => {
    const mistake = random.evenly(['pointsNotLinedUp', 'zeroIgnored', 'notRegrouped'] as const)
    const sign = mistake === 'zeroIgnored' ? '−' : random.evenly(['+', '−'] as const)
    return random.until(
      () => ({
        mistake,
        pair: drawPair(
          random,
          sign,
          {
            places: random.pick([
              [1, 2],
              [2, 1],
            ] as const),
            least: 4,
            most: 80,
          },
          () => true,
        ),
      }),
      ({ pair }) => isClear(pair, mistake) && keepsItsLength(pair) && pair.a.toNumber() > 5 && regroupings(pair) > 0,
    )
  }),
})
