import { type Noun, noun } from '../../../language/noun.ts'
import { can } from '../../../language/nouns/containers.ts'
import { iceCreamCone, orange } from '../../../language/nouns/food.ts'
import { candle } from '../../../language/nouns/home.ts'
import { ball, drum, marble } from '../../../language/nouns/toys.ts'

export type Solid = 'cube' | 'cone' | 'cylinder' | 'sphere'

/** Things of the world whose shape nobody doubts. */
export const everydaySolids: Readonly<Record<Solid, readonly Noun[]>> = {
  cube: [
    noun('die', 'dice', 'dado', 'dados', 'm'),
    noun('ice cube', 'ice cubes', 'cubito de hielo', 'cubitos de hielo', 'm'),
  ],
  cone: [
    iceCreamCone,
    noun('party hat', 'party hats', 'gorro de fiesta', 'gorros de fiesta', 'm'),
    noun('traffic cone', 'traffic cones', 'cono de tránsito', 'conos de tránsito', 'm'),
  ],
  cylinder: [can, drum, candle],
  sphere: [ball, marble, orange],
}
