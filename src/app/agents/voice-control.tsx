import { useEffect, useRef, useState } from 'react'
import type { CallTurn } from '#model/api/agents.ts'
import { Button } from '#ui/base/button.tsx'
import { tAgents as t } from './messages.ts'

/** What this page uses of the Web Speech API, which only some browsers have. */
interface Recognition {
  lang: string
  onresult:
    | ((event: { results: { [at: number]: { [at: number]: { transcript: string } } } }) => void)
    | null
  onend: (() => void) | null
  onerror: ((event: { error: string }) => void) | null
  start(): void
  abort(): void
}

function recognitionClass(): (new () => Recognition) | undefined {
  const known = window as unknown as Record<string, new () => Recognition>
  return known['SpeechRecognition'] ?? known['webkitSpeechRecognition']
}

/** What a person can do about an error of the Web Speech API; nothing after an abort. */
function faultOf(error: string): string {
  if (error === 'aborted') return ''
  if (error === 'not-allowed' || error === 'audio-capture') return t('voice.noMicrophone')
  return error === 'no-speech' ? t('voice.unheard') : t('voice.failed')
}

/** Whether this browser recognizes and speaks. */
const hasVoice = () => recognitionClass() !== undefined && 'speechSynthesis' in window

/**
 * Speaks the agent's sentences and takes the caller's by microphone, where the browser can. Says
 * first what happens with the voice, and listens only while the button is pressed once more.
 */
export function VoiceControl({
  turns,
  language,
  onSay,
  isReady,
}: {
  turns: readonly CallTurn[]
  language: string
  onSay: (text: string) => void
  /** Whether the agent waits for the caller, who has consented to the call. */
  isReady: boolean
}) {
  const [state, setState] = useState<'off' | 'asking' | 'on' | 'listening'>('off')
  const [fault, setFault] = useState('')
  const listener = useRef<Recognition | null>(null)
  const isOn = state === 'on' || state === 'listening'
  const last = turns.at(-1)
  const text =
    last?.by === 'agent'
      ? [
          ...(last.sentences ?? []).map((sentence) => sentence.text),
          ...(last.offers ?? []).map((offer) => offer.label),
        ].join(' ')
      : ''
  useEffect(() => {
    if (!isOn || !text) return undefined
    const utterance = new SpeechSynthesisUtterance(text)
    utterance.lang = language
    speechSynthesis.speak(utterance)
    return () => speechSynthesis.cancel()
    // The same words at a later turn are spoken once more.
  }, [isOn, text, language, turns.length])
  useEffect(() => () => listener.current?.abort(), [])
  if (!hasVoice()) return null
  const listen = () => {
    speechSynthesis.cancel()
    const recognition = new (recognitionClass()!)()
    recognition.lang = language
    recognition.onresult = (event) => onSay(event.results[0]![0]!.transcript)
    // The end may arrive after the voice was stopped.
    recognition.onend = () => setState((before) => (before === 'listening' ? 'on' : before))
    recognition.onerror = ({ error }) => setFault(faultOf(error))
    listener.current = recognition
    setFault('')
    setState('listening')
    recognition.start()
  }
  if (state === 'asking')
    return (
      <div className="talk-voice" role="group" aria-label={t('voice.use')}>
        <p className="s13">{t('voice.notice')}</p>
        <Button onClick={() => setState('on')}>{t('voice.agree')}</Button>
        <Button variant="quiet" onClick={() => setState('off')}>
          {t('voice.decline')}
        </Button>
      </div>
    )
  if (!isOn) return <Button onClick={() => setState('asking')}>{t('voice.use')}</Button>
  return (
    <>
      <Button busy={state === 'listening'} disabled={!isReady} onClick={listen}>
        {t(state === 'listening' ? 'voice.listening' : 'voice.speak')}
      </Button>
      <Button
        variant="quiet"
        onClick={() => {
          listener.current?.abort()
          setState('off')
        }}
      >
        {t('voice.stop')}
      </Button>
      {fault && (
        <p className="s13" role="alert">
          {fault}
        </p>
      )}
    </>
  )
}
