import { type Noun, noun } from '../../../author.ts'
import * as nouns from '../../../language/nouns/index.ts'

export type Solid = 'cube' | 'cone' | 'cylinder' | 'sphere'

/** Things of the world whose shape nobody doubts. */
export const everydaySolids: Readonly<Record<Solid, readonly Noun[]>> = {
  cube: [
    noun('number cube', 'number cubes', 'dado', 'dados', 'm'),
    noun('ice cube', 'ice cubes', 'cubito de hielo', 'cubitos de hielo', 'm'),
    noun('sugar cube', 'sugar cubes', 'terrón de azúcar', 'terrones de azúcar', 'm'),
  ],
  cone: [
    nouns.iceCreamCone,
    noun('party hat', 'party hats', 'gorro de fiesta', 'gorros de fiesta', 'm'),
    noun('traffic cone', 'traffic cones', 'cono de tránsito', 'conos de tránsito', 'm'),
  ],
  cylinder: [nouns.can, nouns.drum, nouns.candle],
  sphere: [nouns.ball, nouns.marble, nouns.orange],
}
