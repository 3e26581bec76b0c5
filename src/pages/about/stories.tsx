import { stories } from '#src/content/about.ts'
import { useArrive } from '#src/motion/use-arrive.ts'
import { CrankHandle } from './crank-handle.tsx'
import { StoryPicture } from './story-picture.tsx'
import { StorySection } from './story-section.tsx'

const [platform, tokenization] = stories

/** The instrument that its own crank drives: the stage draws it here; without a canvas there is a still of it. */
export function PlatformStory() {
  const root = useArrive<HTMLElement>()
  return (
    <StorySection story={platform} flipped={false} ref={root}>
      <div className="story-crank stills" data-scene="crank">
        <div className="story-picture" data-arrive="right">
          <StoryPicture {...platform} />
        </div>
        <CrankHandle section={root} />
      </div>
    </StorySection>
  )
}

export function TokenStory() {
  const root = useArrive<HTMLElement>()
  return (
    <StorySection story={tokenization} flipped ref={root}>
      <div className="story-picture" data-arrive="left">
        <StoryPicture {...tokenization} />
      </div>
    </StorySection>
  )
}
