import { measure, money } from '../../math/build.ts'

export const dollars = (value: number) => money(value * 100)
export const celsius = (value: number) => measure(value, 'degree-celsius')
export const feet = (value: number) => measure(value, 'foot')
