import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './postgres.ts'

/**
 * Stands between the service and PostgreSQL. Told to, it lets one settling commit through, keeps its answer back,
 * breaks every connection, and lets nobody in until it is opened again.
 */
export async function cuttingProxy(databaseUrl: string) {
  const url = new URL(databaseUrl)
  const behindPort = Number(url.port)
  const sockets = new Set<Socket>()
  let state: 'open' | 'waiting' | 'settling' | 'away' | 'hung' = 'open'
  const away = () => {
    state = 'away'
    for (const socket of sockets) socket.destroy()
  }
  const proxy = createServer(socket => {
    if (state === 'away') return void socket.destroy()
    const behind = connect(behindPort, url.hostname)
    for (const one of [socket, behind]) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        socket.destroy()
        behind.destroy()
      })
    }
    if (state === 'hung') return
    let isLedger = false
    socket.on('data', (bytes: Buffer) => {
      const text = bytes.toString('latin1')
      // Only a charge that is settled is charged under this name; a page brings its own.
      if (state === 'waiting' && /ledger-(settle|publish)/.test(text)) {
        state = 'settling'
        isLedger = true
      }
      behind.write(bytes)
    })
    let said = ''
    behind.on('data', (bytes: Buffer) => {
      if (!isLedger) return void socket.write(bytes)
      said += bytes.toString('latin1')
      if (said.includes('COMMIT\0')) away()
    })
  })
  const port = await freePort()
  await new Promise<void>(resolve => proxy.listen(port, '127.0.0.1', resolve))
  url.port = String(port)
  return {
    url: url.href,
    cutNextSettle() {
      state = 'waiting'
    },
    isAway: () => state === 'away',
    away,
    /** Everything is taken, nothing is answered. */
    hang() {
      state = 'hung'
      for (const socket of sockets) socket.pause()
    },
    open() {
      state = 'open'
    },
    close() {
      for (const socket of sockets) socket.destroy()
      proxy.close()
    },
  }
}
