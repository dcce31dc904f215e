import sceneUrl from './auth-scene.svg?url';

/** Illustration of sign-in: beside the form on wide screens, above it on phones. */
export const AuthScene = () => (
  <div className="flex h-36 items-end justify-center overflow-hidden rounded-panel bg-[radial-gradient(circle_at_50%_35%,var(--color-haldi-soft),var(--color-leaf-soft)_70%)] px-6 pt-4 md:h-full md:min-h-[26rem] md:items-center md:p-12">
    <img
      src={sceneUrl}
      alt=""
      width={820}
      height={480}
      className="h-32 w-auto md:h-auto md:w-full"
    />
  </div>
);
