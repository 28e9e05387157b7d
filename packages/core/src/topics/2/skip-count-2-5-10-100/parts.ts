import { equation, explained, line, minus, type Random, type Step, sum } from '../../../author.ts'
import { turned } from '../../kit/choices/turned.ts'

/** Runs of six numbers: where they start and how they go on. Each form begins at another place of the lists. */
export const runs = {
  'multiples to 100': (random: Random, ahead: number) => {
    const step = random.evenly(turned([2, 5, 10], ahead % 3))
    return { start: random.int(0, Math.floor(100 / step) - 5) * step, step }
  },
  'across a hundred': (random: Random, ahead: number) => {
    const step = random.evenly(turned([5, 10, 100], ahead % 3))
    if (step === 100) return { start: random.evenly(turned([1, 3, 0, 2, 4], ahead)) * 100, step }
    return { start: random.int(1, 9) * 100 - random.int(1, 3) * step, step }
  },
  'from any number': (random: Random, ahead: number) => {
    const step = random.evenly(turned([10, 100], ahead % 2))
    if (step === 100) return { start: random.intExcept(11, 499, 100, 200, 300, 400), step }
    // By tens across a hundred, as the level before, but not on the tens.
    return { start: random.int(1, 9) * 100 - random.int(1, 3) * step + random.int(1, 9), step }
  },
  backward: (random: Random, ahead: number) => {
    const step = random.evenly(turned([10, 5, 100, 2], ahead % 4))
    const start =
      step === 100
        ? random.int(501, 999)
        : step === 10
          ? random.int(61, 499)
          : random.int(1, 9) * 100 + random.int(0, 3) * step
    return { start, step: -step }
  },
} satisfies Record<string, (random: Random, ahead: number) => { start: number; step: number }>

export const PLACES = [0, 1, 2, 3, 4, 5]

export const termsOf = ({ start, step }: { readonly start: number; readonly step: number }) =>
  PLACES.map(i => start + i * step)

export const byRule = (from: number, step: number) =>
  equation(step > 0 ? sum(from, step) : minus(from, -step), from + step)

/** The rule from two printed neighbors: the first of them is named. */
export function ruleFrom(a: number, step: number): Step {
  const [b, size] = [a + step, Math.abs(step)]
  const rule = step > 0 ? { en: `add ${size}`, es: `suma ${size}` } : { en: `subtract ${size}`, es: `resta ${size}` }
  const grows = step > 0 ? { en: 'goes up', es: 'sube' } : { en: 'goes down', es: 'baja' }
  const place =
    size === 100 && Math.min(a, b) >= 100
      ? { en: 'hundreds', es: 'las centenas' }
      : size === 10 && Math.min(a, b) >= 10 && Math.floor(a / 100) === Math.floor(b / 100)
        ? { en: 'tens', es: 'las decenas' }
        : null
  return place
    ? explained(
        byRule(a, step),
        [`The ${place.en} digit ${grows.en} by 1. The rule: ${rule.en}.`],
        [`El dígito de ${place.es} ${grows.es} 1. La regla: ${rule.es}.`],
      )
    : explained(
        byRule(a, step),
        step > 0
          ? line`Count on from ${a} to ${b}. The rule: add ${size}.`
          : line`Count back from ${a} to ${b}. The rule: subtract ${size}.`,
        step > 0
          ? line`Cuenta hacia adelante del ${a} al ${b}. La regla: suma ${size}.`
          : line`Cuenta hacia atrás del ${a} al ${b}. La regla: resta ${size}.`,
      )
}
