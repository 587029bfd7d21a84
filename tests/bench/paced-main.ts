import { atPace, type Round, type Target } from './paced.ts'
import { createSender } from './sender.ts'

const { address, headers } = JSON.parse(process.argv[2]!) as Target
const sender = createSender(address, headers)

process.on('message', async ({ rate, path, bodies }: Round) => {
  process.send!(
    await atPace(
      rate,
      bodies.map((body) => () => sender.post(path, body)),
    ),
  )
})
