import { planned as grade1 } from './1/planned.ts'
import { planned as grade2 } from './2/planned.ts'
import { planned as grade3 } from './3/planned.ts'
import { planned as grade4 } from './4/planned.ts'
import { planned as grade5 } from './5/planned.ts'
import { planned as grade6 } from './6/planned.ts'
import { planned as grade7 } from './7/planned.ts'
import { planned as grade8 } from './8/planned.ts'
import { planned as algebra1 } from './algebra-1/planned.ts'
import { planned as algebra2 } from './algebra-2/planned.ts'
import { planned as calculus } from './calculus/planned.ts'
import { planned as geometry } from './geometry/planned.ts'
import { planned as kindergarten } from './k/planned.ts'
import { planned as precalculus } from './precalculus/planned.ts'
import { planned as statistics } from './statistics/planned.ts'

/** Topics that have no generator yet, by their ids. */
export const planned = {
  ...kindergarten,
  ...grade1,
  ...grade2,
  ...grade3,
  ...grade4,
  ...grade5,
  ...grade6,
  ...grade7,
  ...grade8,
  ...algebra1,
  ...geometry,
  ...algebra2,
  ...precalculus,
  ...statistics,
  ...calculus,
}
