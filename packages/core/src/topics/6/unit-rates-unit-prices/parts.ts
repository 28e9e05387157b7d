import { people } from '../../../language/people.ts'
import type { UnitId } from '../../../language/units.ts'
import { words } from '../../../math/build.ts'
import type { Expr } from '../../../math/expr.ts'
import type { Random } from '../../../random.ts'
import { rateStories } from './rate-stories.ts'

/** What is sold by a unit or by the piece, with the cents that one of it costs. */
export const goods: readonly {
  readonly unit: UnitId
  readonly price: readonly [number, number]
  readonly sizes: readonly number[]
  readonly name: Expr
}[] = [
  { unit: 'pound', price: [85, 480], sizes: [3, 4, 5, 6, 8, 10], name: words('Apples', 'Manzanas') },
  {
    unit: 'ounce',
    price: [8, 20],
    sizes: [12, 16, 20, 24, 32, 40, 48],
    name: words('Orange juice', 'Jugo de naranja'),
  },
  {
    unit: 'ounce',
    price: [15, 60],
    sizes: [8, 10, 12, 16, 18, 24],
    name: words('Peanut butter', 'Mantequilla de maní'),
  },
  { unit: 'pound', price: [60, 250], sizes: [5, 8, 10, 12, 15, 20], name: words('Rice', 'Arroz') },
  { unit: 'liter', price: [70, 190], sizes: [3, 4, 6, 8, 12], name: words('Water', 'Agua') },
]

export const drawStory = (random: Random) => {
  const story = random.evenly(rateStories)
  const [rate, units] = [random.int(...story.rate), random.int(...story.units)]
  return { story, rate, units, others: random.intExcept(2, 12, units), who: random.pick(people) }
}
