import { approximate, expr, type FormMaker, measure, piExpr, prose } from '../../../author.ts'
import { type Measured, measured } from '../../kit/measures/measured.ts'
import { near } from '../../kit/triangles/special-triangles.ts'
import type { levels } from './levels.ts'
import { cubic, isRound, partOf, type Shape, UNITS } from './parts.ts'

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  missing: form({
    levels: ['medium'],
    share: 2,
    draw: random => ({
      kind: random.evenly(['cone height', 'pyramid height', 'sphere radius', 'cone radius'] as const),
      a: random.int(2, 12),
      h: 3 * random.int(1, 6),
      unit: random.pick(UNITS),
    }),
    answer: measured,
    solve: ({ kind, a, h, unit }): Measured => ({ amount: kind.endsWith('height') ? h : a, unit }),
    ask({ kind, a, h, unit }) {
      const whole = (shape: Shape) =>
        measure(
          isRound(shape) ? piExpr(partOf({ shape, sides: [a, a, h] })) : partOf({ shape, sides: [a, a, h] }),
          cubic(unit),
        )
      const [across, high] = [measure(a, unit), measure(h, unit)]
      switch (kind) {
        case 'cone height':
          return {
            en: prose`A cone has a volume of ${whole('cone')} and a radius of ${across}. Find its height.`,
            es: prose`Un cono tiene un volumen de ${whole('cone')} y un radio de ${across}. Halla su altura.`,
          }
        case 'cone radius':
          return {
            en: prose`A cone has a volume of ${whole('cone')} and a height of ${high}. Find its radius.`,
            es: prose`Un cono tiene un volumen de ${whole('cone')} y una altura de ${high}. Halla su radio.`,
          }
        case 'pyramid height':
          return {
            en: prose`A pyramid with a square base has a volume of ${whole('pyramid')}. Each side of the base measures ${across}. Find the height.`,
            es: prose`Una pirámide de base cuadrada tiene un volumen de ${whole('pyramid')}. Cada lado de la base mide ${across}. Halla la altura.`,
          }
        case 'sphere radius':
          return {
            en: prose`A sphere has a volume of ${whole('sphere')}. Find its radius.`,
            es: prose`Una esfera tiene un volumen de ${whole('sphere')}. Halla su radio.`,
          }
      }
    },
    // Puts the answer into the volume.
    check(printed, { amount }) {
      const [volume, length] = printed.all('measure').map(({ of }) => approximate(of))
      const [found, text] = [approximate(expr(amount)), printed.text]
      if (found <= 0) return false
      if (/sphere|esfera/i.test(text)) return near(volume!, (4 / 3) * Math.PI * found ** 3)
      if (/pyramid|pirámide/i.test(text)) return near(volume! * 3, length! ** 2 * found)
      return near(
        volume! * 3,
        Math.PI * (/its radius|su radio/.test(text) ? found ** 2 * length! : length! ** 2 * found),
      )
    },
  }),
})
