/** What is asked of a video element; tests bring their own. */
type Playable = Pick<HTMLVideoElement, 'paused' | 'ended' | 'currentTime' | 'duration' | 'play' | 'pause'>

/** So close to the end that playing on would show nothing, seconds. */
const END = 0.1

/**
 * Plays, from the start where the clip has ended. Resolves to false where the browser refuses: the video simply stays
 * paused. A start that something cut short, another source or a quick pause, is no refusal.
 */
export async function playVideo(video: Playable): Promise<boolean> {
  if (video.ended || video.currentTime > video.duration - END) video.currentTime = 0
  try {
    await video.play()
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

export function togglePlay(video: Playable): void {
  if (video.paused) void playVideo(video)
  else video.pause()
}
