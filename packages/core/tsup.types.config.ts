import { defineConfig } from 'tsup'
import { ENTRIES, GRADES } from './tsup.entries.ts'

export default defineConfig({ entry: { ...ENTRIES, ...GRADES }, format: ['esm', 'cjs'], dts: { only: true } })
