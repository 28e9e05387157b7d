import { quantity } from '../../../answer/number.ts'
import { count, name, prose } from '../../../content.ts'
import { centimeter, cup, kilometer, serving } from '../../../language/nouns/index.ts'
import { people } from '../../../language/people.ts'
import { decimal } from '../../../math/build.ts'
import { evaluate } from '../../../math/evaluate.ts'
import { Ratio } from '../../../number/ratio.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { unlikeFactors } from './parts.ts'

export const hardForms = (form: FormMaker<typeof levels>) => ({
  leftover: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const [j, k] = random.pick(unlikeFactors)
      const [people_, cups] = random.pick([
        [4, 3],
        [3, 2],
        [5, 2],
        [5, 3],
        [5, 4],
        [4, 1],
      ] as const)
      const left = random.int(2, 9)
      return { first: j * people_, second: j * cups, other: k * people_, left, who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ left }) => count(left, cup),
    ask({ first, second, other, left, who }) {
      const has = count((second * other) / first + left, cup)
      return {
        en: prose`A recipe for ${count(first, serving)} uses ${count(second, cup)} of rice. ${name(who)} has ${has} of rice and cooks ${count(other, serving)}. How many cups of rice are left?`,
        es: prose`Una receta para ${count(first, serving)} lleva ${count(second, cup)} de arroz. ${name(who)} tiene ${has} de arroz y prepara ${count(other, serving)}. ¿Cuántas tazas de arroz sobran?`,
      }
    },
    // Rice used and rice left make the rice at the start.
    check(printed, { amount }) {
      const [first, second, has, other] = printed.numbers
      return has!.minus(evaluate(amount)).times(first!).equals(second!.times(other!))
    },
  }),

  twoLegs: form({
    levels: ['hard'],
    lines: 5,
    draw(random) {
      const first = random.pick([2, 4, 5])
      const second = random.coprimeTo(first, 30)
      const legs = random.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 2)
      return { first, second: Math.max(second, 3), legs, who: random.pick(people) }
    },
    answer: quantity,
    solve: ({ first, second, legs }) => {
      const total = Ratio.of(second * (legs[0]! + legs[1]!), first)
      return count(decimal(total), kilometer)
    },
    ask({ first, second, legs, who }) {
      const [scale, one, two] = [count(first, centimeter), count(legs[0]!, centimeter), count(legs[1]!, centimeter)]
      return {
        en: prose`On a map, ${scale} stand for ${count(second, kilometer)}. ${name(who)} drives along one road that is ${one} long on the map and then along another that is ${two} long. How many kilometers is the whole trip?`,
        es: prose`En un mapa, ${scale} representan ${count(second, kilometer)}. ${name(who)} va por un camino que mide ${one} en el mapa y luego por otro que mide ${two}. ¿Cuántos kilómetros mide todo el viaje?`,
      }
    },
    // Each leg by itself, then together.
    check(printed, { amount }) {
      const [first, second, one, two] = printed.numbers
      const rate = second!.over(first!)
      return rate.times(one!).plus(rate.times(two!)).equals(evaluate(amount))
    },
  }),
})
