/** The output of `npm start` on a new machine. */
export function StartTerminal() {
  return (
    <pre className="term" tabIndex={0} role="group" aria-label="Starting Outrider in a terminal">
      <code>
        {'$ npm start\n'}
        <span className="o">
          {'database  ./data\nsign-in   built in, two demo users\n' +
            'mail      caught at /dev/mail\ncampaign  demo data, stays here\n'}
        </span>
        {'open      http://localhost:3000'}
      </code>
    </pre>
  )
}
