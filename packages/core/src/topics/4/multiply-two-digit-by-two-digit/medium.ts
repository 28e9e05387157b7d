import { integer } from '../../../answer/number.ts'
import { both, figure, prose } from '../../../content.ts'
import { lattice } from '../../../figure/area-model.ts'
import { blank, equation, times } from '../../../math/build.ts'
import { exact } from '../../../math/evaluate.ts'
import type { FormMaker } from '../../../topic.ts'
import type { levels } from './levels.ts'
import { draw } from './parts.ts'

const digitsOf = (value: number) => [...String(value)].map(Number)

export const mediumForms = (form: FormMaker<typeof levels>) => ({
  lattice: form({
    levels: ['medium'],
    instruction: {
      en: prose`Fill in the lattice. Then write the product.`,
      es: prose`Completa la cuadrícula de celosía. Luego escribe el producto.`,
    },
    lines: 0,
    draw,
    answer: integer,
    solve: ({ a, b }) => a * b,
    ask: ({ a, b }) => both([figure(lattice(digitsOf(a), digitsOf(b))), equation(times(a, b), blank(3))]),
    steps({ a, b }) {
      const [columns, rows] = [digitsOf(a), digitsOf(b)]
      const cells = rows.map(row =>
        columns.map((column): readonly [number, number] => [Math.floor((row * column) / 10), (row * column) % 10]),
      )
      return both(figure(lattice(columns, rows, cells)))
    },
    check(printed, answer) {
      const { columns, rows } = printed.figure('area-model')
      const [a, b] = [columns, rows].map(side =>
        Number(side.map(({ label }) => (label?.kind === 'number' ? label.n : '')).join('')),
      )
      return a !== undefined && b !== undefined && b > 0 && exact(answer).over(b).equals(a)
    },
  }),
})
