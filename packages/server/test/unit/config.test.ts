import { describe, expect, it } from 'vitest'
import { ConfigError, describeConfig, readConfig } from '../../src/config.ts'

describe('the configuration', () => {
  it('works without any variable', () => {
    expect(readConfig({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: './data',
      RATE_LIMIT_PER_MINUTE: 3000,
      RATE_LIMIT_BURST: 300,
    })
  })

  it('takes an empty variable for none', () => {
    expect(readConfig({ PORT: '', METRICS_PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  it('names each bad variable, and what is wrong', () => {
    const bad = {
      PORT: 'abc',
      PUBLIC_URL: 'ftp://x',
      RATE_LIMIT_BURST: '0',
      DATABASE_URL: 'mysql://user:secret@host/db',
    }
    expect(() => readConfig(bad)).toThrow(ConfigError)
    expect(() => readConfig(bad)).toThrow(
      /PORT[\s\S]*abc[\s\S]*PUBLIC_URL[\s\S]*DATABASE_URL[\s\S]*postgres[\s\S]*RATE_LIMIT_BURST/,
    )
    expect(() => readConfig(bad)).not.toThrow(/secret/)
  })

  it('takes only digits for a number, within its bounds', () => {
    for (const PORT of [' ', '0x50', '1e3', '3000.0', '-1', '65536', '9'.repeat(30)])
      expect(() => readConfig({ PORT }), PORT).toThrow(/PORT: must be a whole number from 0 to 65535/)
    expect(readConfig({ PORT: '0', RENDER_WORKERS: '64' })).toMatchObject({ PORT: 0, RENDER_WORKERS: 64 })
  })

  it('takes a public address that paths can be added to', () => {
    for (const PUBLIC_URL of ['https://x.example/?a=b', 'https://x.example/#top'])
      expect(() => readConfig({ PUBLIC_URL })).toThrow(/PUBLIC_URL: must end with its path/)
    expect(readConfig({ PUBLIC_URL: 'https://x.example/sheets' }).PUBLIC_URL).toBe('https://x.example/sheets')
  })

  it('drops a slash at the end of the public address', () => {
    expect(readConfig({ PUBLIC_URL: 'https://x.example/' }).PUBLIC_URL).toBe('https://x.example')
  })

  it('describes every variable', () => {
    for (const name of [...Object.keys(readConfig({})), 'PUBLIC_URL', 'METRICS_PORT', 'DATABASE_URL'])
      expect(describeConfig()).toContain(name)
  })
})
