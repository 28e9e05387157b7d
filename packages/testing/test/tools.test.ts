import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { missingOf } from '../src/tools.ts'

/** A machine of which nothing is known but these programs. */
describe('of a tool that is there in part', () => {
  const path = process.env.PATH
  let folder = ''
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'worksheet-tools-'))
    process.env.PATH = folder
  })
  afterEach(() => {
    process.env.PATH = path
    rmSync(folder, { recursive: true })
  })
  const program = (name: string, script: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`)
    chmodSync(join(folder, name), 0o755)
  }

  test('the program is missed', () => expect(missingOf('xmllint')).toBe('xmllint'))
  test('a program that does not start is missed', () => {
    program('xmllint', 'exit 127')
    expect(missingOf('xmllint')).toBe('xmllint, which does not start')
  })
  test('nothing is missed where it is whole', () => {
    program('xmllint', 'exit 0')
    expect(missingOf('xmllint')).toBeNull()
  })
  test('what tells of the files of TeX is missed', () => {
    program('pdflatex', 'exit 0')
    expect(missingOf('Spanish TeX')).toBe('kpsewhich')
  })
  test('each file of TeX is missed by its name, and its language apart from its engine', () => {
    program('pdflatex', 'exit 0')
    program('kpsewhich', 'for file; do case $file in *.ldf|tikz.sty|lmr10.pfb) ;; *) echo /tex/$file;; esac; done')
    expect(missingOf('pdflatex')).toBe('tikz.sty, lmr10.pfb')
    expect(missingOf('Spanish TeX')).toBe('spanish.ldf')
    expect(missingOf('unicode-math')).toBeNull()
  })
  test('a format that was never made is missed', () => {
    program('lualatex', 'exit 0')
    program('kpsewhich', 'exit 1')
    expect(missingOf('lualatex')).toBe('the format lualatex.fmt')
  })
  test('the driver of XeTeX is missed', () => {
    program('xelatex', 'exit 0')
    program('kpsewhich', 'exit 0')
    expect(missingOf('xelatex')).toBe('xdvipdfmx')
  })
})
