import { type Axis, coordinateLabel, unitOf } from './axis.ts'
import type { Scribe } from './kind.ts'
import type { Plane } from './plane.ts'
import { sentence } from './saying.ts'

/** How much a square of the grid stands for, where it is not 1 both ways. */
export function spokenGrid({ x, y, grid }: Plane, scribe: Scribe): string | null {
  const isNumbered = [x, y].every(({ every, numbers }) => every > 0 && numbers !== 'power-of-ten')
  if (!grid || !isNumbered || (isOne(x) && isOne(y))) return null
  const [wide, tall] = [spokenStep(x, scribe), spokenStep(y, scribe)]
  return wide === tall
    ? sentence(scribe, { en: `Each grid square is ${wide}`, es: `Cada cuadro de la cuadrícula es de ${wide}` })
    : sentence(scribe, {
        en: `Each grid square is ${wide} wide and ${tall} tall`,
        es: `Cada cuadro de la cuadrícula mide ${wide} de ancho y ${tall} de alto`,
      })
}

const isOne = ({ step, numbers }: Axis): boolean => step === 1 && numbers !== 'pi'

function spokenStep(axis: Axis, scribe: Scribe): string {
  const value = scribe.speak(coordinateLabel(axis.step * unitOf(axis), axis)).trim()
  return isOne(axis) || (axis.numbers === 'mixed' && axis.step < 1)
    ? sentence(scribe, { en: `${value} unit`, es: `${value} unidad` })
    : sentence(scribe, { en: `${value} units`, es: `${value} unidades` })
}
